import type { Screen, ScreenWords } from '@frontage/site/art';
import type { ReactElement } from 'react';

// What a screen says is in screens.yaml, in each language. Here is how a screen says which words it takes: their shape
// is checked when it is drawn, and is their type.

type Place = readonly (string | number)[];

/** Takes words out of what the file has at a place. */
export type Take<Words> = (given: ScreenWords | undefined, at: Place) => Words;

/** The words that something takes. */
export type WordsOf<Taker> = Taker extends Take<infer Words> ? Words : never;

/** The build tells it with the place: site/check/company/art.ts */
class WordsFault extends Error {
  readonly path: Place;

  constructor(message: string, path: Place) {
    super(message);
    this.path = path;
  }
}

/** Figures are texts too: without quotes 0.00 would be 0, and 0917 would be 917. */
export const text: Take<string> = (given, at) => {
  if (typeof given === 'string' && given.trim() !== '') return given;
  const wrong = typeof given === 'number' ? `${given} stands without quotes` : 'a text is missing';
  throw new WordsFault(wrong, at);
};

/** One after the other, each in a shape of its own. */
export const each =
  <Words,>(of: Take<Words>[]): Take<Words[]> =>
  (given, at) => {
    const entries = Array.isArray(given) ? (given as readonly ScreenWords[]) : [];
    if (entries.length !== of.length)
      throw new WordsFault(
        `there are ${entries.length} entries, and it has places for ${of.length}`,
        at,
      );
    return of.map((take, index) => take(entries[index], [...at, index]));
  };

/** As many as the drawing has places. */
export const list = <Words,>(of: Take<Words>, count: number): Take<Words[]> =>
  each(Array.from({ length: count }, () => of));

/** Where the words may be missing. */
export const maybe =
  <Words,>(of: Take<Words>): Take<Words | undefined> =>
  (given, at) =>
    given === undefined ? undefined : of(given, at);

type Shape = Record<string, Take<unknown>>;
type Taken<Fields extends Shape> = { [Name in keyof Fields]: WordsOf<Fields[Name]> };

/** Words by their names, and no others. */
export const fields =
  <Fields extends Shape>(shape: Fields): Take<Taken<Fields>> =>
  (given, at) => {
    const there = (typeof given === 'object' ? (given ?? {}) : {}) as Record<string, ScreenWords>;
    const other = Object.keys(there).find((name) => !(name in shape));
    if (other !== undefined) throw new WordsFault('nothing shows this', [...at, other]);
    const taken = Object.entries(shape).map(([name, of]) => [name, of(there[name], [...at, name])]);
    return Object.fromEntries(taken) as Taken<Fields>;
  };

/** A screen of words in this shape. */
export const screen =
  <Words,>(take: Take<Words>, draw: (words: Words) => ReactElement | ReactElement[]): Screen =>
  ({ words }) =>
    draw(take(words, []));
