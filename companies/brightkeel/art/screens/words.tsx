import type { Screen, ScreenWords } from '@frontage/site/art';
import type { ReactElement } from 'react';

// The words of a screen are in screens.yaml, in each language. A screen declares their structure with these functions,
// which check it during rendering and derive the type.

type Place = readonly (string | number)[];

/** Reads words from the data at a position in the file. */
export type Take<Words> = (given: ScreenWords | undefined, at: Place) => Words;

export type WordsOf<Taker> = Taker extends Take<infer Words> ? Words : never;

/** The build reports it with its position: site/check/company/art.ts */
class WordsFault extends Error {
  readonly path: Place;

  constructor(message: string, path: Place) {
    super(message);
    this.path = path;
  }
}

/** Figures need quotes, too: otherwise 0.00 would become 0, and 0917 would become 917. */
export const text: Take<string> = (given, at) => {
  if (typeof given === 'string' && given.trim() !== '') return given;
  const wrong = typeof given === 'number' ? `${given} stands without quotes` : 'a text is missing';
  throw new WordsFault(wrong, at);
};

/** A tuple, with a structure for each item. */
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

export const list = <Words,>(of: Take<Words>, count: number): Take<Words[]> =>
  each(Array.from({ length: count }, () => of));

export const maybe =
  <Words,>(of: Take<Words>): Take<Words | undefined> =>
  (given, at) =>
    given === undefined ? undefined : of(given, at);

type Shape = Record<string, Take<unknown>>;
type Taken<Fields extends Shape> = { [Name in keyof Fields]: WordsOf<Fields[Name]> };

/** An object with exactly these fields. */
export const fields =
  <Fields extends Shape>(shape: Fields): Take<Taken<Fields>> =>
  (given, at) => {
    const there = (typeof given === 'object' ? (given ?? {}) : {}) as Record<string, ScreenWords>;
    const other = Object.keys(there).find((name) => !(name in shape));
    if (other !== undefined) throw new WordsFault('nothing shows this', [...at, other]);
    const taken = Object.entries(shape).map(([name, of]) => [name, of(there[name], [...at, name])]);
    return Object.fromEntries(taken) as Taken<Fields>;
  };

/** Creates a screen for words of this structure. */
export const screen =
  <Words,>(take: Take<Words>, draw: (words: Words) => ReactElement | ReactElement[]): Screen =>
  ({ words }) =>
    draw(take(words, []));
