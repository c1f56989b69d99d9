import { files } from '../../src/schema/files.ts';
import { theme as schema } from '../../src/schema/theme.ts';
import { colourFrom, contrast, nearestWith, type Oklch } from '../../src/theme/colour.ts';
import type { Colors } from '../../src/theme/derived-colors.ts';
import {
  type Palette,
  type Theme,
  themeNames,
  themeOf,
  weightsOf,
} from '../../src/theme/resolve-theme.ts';
import type { FileProblem } from './messages.ts';
import { type Company, fields } from './read.ts';

/** Finds colours that are too similar, and headings in a weight that is not among their font's. */
export function* themeProblems({ folder, all }: Company): Generator<FileProblem> {
  const [source] = all(files.theme);
  if (!source || source.problems.length > 0 || !schema.safeParse(source.data ?? {}).success) return;
  const { theme: name } = fields(source.data);
  if (typeof name === 'string' && !themeNames.includes(name)) return;
  const theme = themeOf(folder);
  const isWritten = (path: readonly string[]) =>
    path.reduce<unknown>((data, key) => fields(data)[key], source.data) !== undefined;
  /** The line of a colour, or of the one it is derived from. */
  const line = (path: string[]) => {
    const [from = []] = [path, ['colors', 'light', `${path.at(-1)}`], ['colors'], ['theme']].filter(
      isWritten,
    );
    return source.line(from);
  };
  for (const problem of contrastProblems(theme, { file: source.file, line }))
    yield isWritten((problem.field ?? '').split('.'))
      ? problem
      : { ...problem, wrong: `${problem.wrong} It follows from what is written here.` };
  const [least, most] = weightsOf(theme.faces);
  const weight = theme.headings?.weight;
  if (theme.faces.display.file && weight !== undefined && (weight < least || weight > most))
    yield source.problem(
      ['headings', 'weight'],
      `of the face of headings the weights ${least} to ${most} are kept, and ${weight} is none of them.`,
      `write a weight from ${least} to ${most}, or wider weights under faces.display.`,
    );
}

type Color = keyof Colors;
type Background = Color | 'deep';

/** A colour on a background. `only` limits it to a scheme: bands in ink are dark in both. */
type Pair = { front: Color; background: Background; ratio: number; what: string; only?: 'dark' };

const text = 'text needs';
const large = 'large text needs';
const graphic = 'lines, marks and rings that carry meaning need';

const all = (
  fronts: Color[],
  backgrounds: Background[],
  rest: Omit<Pair, 'front' | 'background'>,
): Pair[] =>
  fronts.flatMap((front) => backgrounds.map((background) => ({ front, background, ...rest })));

const letters: Color[] = ['ink', 'muted', 'accent'];
const strokes: Color[] = ['edge', 'highlight'];

/** Every pair that the pages paint: WCAG 2.2, 1.4.6 for text and 1.4.11 for all else that carries meaning. */
const pairs: readonly Pair[] = [
  ...all(letters, ['paper', 'tint', 'bannerFrom'], { ratio: 7, what: text }),
  ...all(letters, ['deep'], { ratio: 7, what: text, only: 'dark' }),
  ...all(['ink'], ['bannerTo'], { ratio: 4.5, what: large }),
  ...all(strokes, ['paper', 'tint', 'bannerFrom', 'bannerTo'], { ratio: 3, what: graphic }),
  ...all(strokes, ['deep'], { ratio: 3, what: graphic, only: 'dark' }),
];

/**
 * Finds colours that have too little contrast to a background, each once.
 *
 * @param place the theme's file, with the line of a colour, or of the one it is derived from
 */
export function* contrastProblems(
  { usual, more }: Theme,
  place: { file: string; line: (path: string[]) => number },
): Generator<FileProblem> {
  for (const scheme of ['light', 'dark'] as const)
    for (const palette of [usual, more])
      for (const front of [...letters, ...strokes]) {
        const isAsked = palette === more;
        const css = ({ [scheme]: colors, deep }: Palette, background: Background) =>
          background === 'deep' ? deep : colors[background];
        const meets = pairs
          .filter((pair) => pair.front === front && (!pair.only || pair.only === scheme))
          .flatMap((pair) => {
            const other = colourFrom(css(palette, pair.background));
            // A pair that the scheme for more contrast does not change would be reported twice.
            const isSame =
              isAsked &&
              [front, pair.background].every((name) => css(more, name) === css(usual, name));
            return other && !isSame ? [{ ...pair, other }] : [];
          });
        const written = palette[scheme][front];
        const one = colourFrom(written);
        if (!one) continue;
        const short = meets.filter(({ other, ratio }) => contrast(one, other) < ratio);
        const [worst] = short.toSorted(
          (a, b) => contrast(one, a.other) / a.ratio - contrast(one, b.other) / b.ratio,
        );
        if (!worst) continue;
        const path = ['colors', ...(isAsked ? ['moreContrast'] : []), scheme, front];
        const backgrounds = listed(short.map(({ background }) => background));
        const end = isAsked ? ', for those who ask for more contrast' : '';
        yield {
          file: place.file,
          line: place.line(path),
          field: path.join('.'),
          wrong: `on ${backgrounds} in the ${scheme} scheme it has ${floor(contrast(one, worst.other))}:1, and ${worst.what} ${worst.ratio}:1${end}.`,
          fix: fixFor(worst, written, one, meets),
        };
      }
}

const listed = (names: string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

type Meets = Pair & { other: Oklch };

function fixFor(worst: Meets, front: string, one: Oklch, meets: Meets[]): string {
  const moved = nearestWith(
    meets.map(({ other, ratio }) => [ratio, other]),
    one,
    front,
  );
  if (moved) return `the nearest ${worst.front} that does is ${moved}.`;
  const under = nearestWith([[worst.ratio, one]], worst.other, front);
  if (under)
    return `no ${worst.front} is far enough from all of its backgrounds; the nearest ${worst.background} that does is ${under}.`;
  return `take another ${worst.background}: it is too close to the middle.`;
}

const floor = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
