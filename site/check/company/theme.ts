import { fileKinds } from '../../src/schema/file-kinds.ts';
import { theme as schema } from '../../src/schema/theme.ts';
import { parseColor, contrast, nearestInNotation, type Oklch } from '../../src/theme/color.ts';
import type { Colors } from '../../src/theme/derived-colors.ts';
import {
  type Palette,
  type Theme,
  themeNames,
  readCompanyTheme,
  weightsOf,
} from '../../src/theme/resolve-theme.ts';
import type { FileProblem } from './file-problem.ts';
import { type CompanyContent, asRecord } from './read.ts';

/** Finds colors that are too similar, and headings in a weight that is not among their font's. */
export function* themeProblems({ folder, sourcesOf }: CompanyContent): Generator<FileProblem> {
  const [source] = sourcesOf(fileKinds.theme);
  if (!source || source.problems.length > 0 || !schema.safeParse(source.data ?? {}).success) return;
  const { theme: name } = asRecord(source.data);
  if (typeof name === 'string' && !themeNames.includes(name)) return;
  const theme = readCompanyTheme(folder);
  const isWritten = (path: readonly string[]) =>
    path.reduce<unknown>((data, key) => asRecord(data)[key], source.data) !== undefined;
  /** The line of a color, or of the one it is derived from. */
  const line = (path: string[]) => {
    const [definedPath = []] = [
      path,
      ['colors', 'light', `${path.at(-1)}`],
      ['colors'],
      ['theme'],
    ].filter(isWritten);
    return source.line(definedPath);
  };
  for (const problem of contrastProblems(theme, { file: source.file, line }))
    yield isWritten((problem.field ?? '').split('.'))
      ? problem
      : { ...problem, message: `${problem.message} It is derived from the colors written here.` };
  const [minWeight, maxWeight] = weightsOf(theme.faces);
  const weight = theme.headings?.weight;
  if (
    theme.faces.display.file &&
    weight !== undefined &&
    (weight < minWeight || weight > maxWeight)
  )
    yield source.problem(
      ['headings', 'weight'],
      `the headings have the weight ${weight}, but the build keeps only the weights ${minWeight} to ${maxWeight} of the font.`,
      `write a weight from ${minWeight} to ${maxWeight}, or wider weights under faces.display.`,
    );
}

type Color = keyof Colors;
type Background = Color | 'deep';

/** A color on a background. `only` limits it to a scheme: bands in ink are dark in both. */
type Pair = { front: Color; background: Background; ratio: number; need: string; only?: 'dark' };

const TEXT_NEEDS = 'text needs';
const LARGE_TEXT_NEEDS = 'large text needs';
const GRAPHIC_NEEDS = 'lines, marks and rings that carry meaning need';

const pairsOf = (
  fronts: Color[],
  backgrounds: Background[],
  rest: Omit<Pair, 'front' | 'background'>,
): Pair[] =>
  fronts.flatMap((front) => backgrounds.map((background) => ({ front, background, ...rest })));

const letters: Color[] = ['ink', 'muted', 'accent'];
const strokes: Color[] = ['edge', 'highlight'];

/** Every pair that the pages paint: WCAG 2.2, 1.4.6 for text and 1.4.11 for all else that carries meaning. */
const pairs: readonly Pair[] = [
  ...pairsOf(letters, ['paper', 'tint', 'bannerFrom'], { ratio: 7, need: TEXT_NEEDS }),
  ...pairsOf(letters, ['deep'], { ratio: 7, need: TEXT_NEEDS, only: 'dark' }),
  ...pairsOf(['ink'], ['bannerTo'], { ratio: 4.5, need: LARGE_TEXT_NEEDS }),
  ...pairsOf(strokes, ['paper', 'tint', 'bannerFrom', 'bannerTo'], {
    ratio: 3,
    need: GRAPHIC_NEEDS,
  }),
  ...pairsOf(strokes, ['deep'], { ratio: 3, need: GRAPHIC_NEEDS, only: 'dark' }),
];

/**
 * Finds colors that have too little contrast to a background, each once.
 *
 * @param place the theme's file, with the line of a color, or of the one it is derived from
 */
export function* contrastProblems(
  { standard, moreContrast }: Theme,
  place: { file: string; line: (path: string[]) => number },
): Generator<FileProblem> {
  for (const scheme of ['light', 'dark'] as const)
    for (const palette of [standard, moreContrast])
      for (const front of [...letters, ...strokes]) {
        const isMoreContrast = palette === moreContrast;
        const css = ({ [scheme]: colors, deep }: Palette, background: Background) =>
          background === 'deep' ? deep : colors[background];
        const candidates = pairs
          .filter((pair) => pair.front === front && (!pair.only || pair.only === scheme))
          .flatMap((pair) => {
            const backgroundColor = parseColor(css(palette, pair.background));
            // A pair that the scheme for more contrast does not change would be reported twice.
            const isSame =
              isMoreContrast &&
              [front, pair.background].every(
                (name) => css(moreContrast, name) === css(standard, name),
              );
            return backgroundColor && !isSame ? [{ ...pair, backgroundColor }] : [];
          });
        const value = palette[scheme][front];
        const frontColor = parseColor(value);
        if (!frontColor) continue;
        const failing = candidates.filter(
          ({ backgroundColor, ratio }) => contrast(frontColor, backgroundColor) < ratio,
        );
        const [worst] = failing.toSorted(
          (a, b) =>
            contrast(frontColor, a.backgroundColor) / a.ratio -
            contrast(frontColor, b.backgroundColor) / b.ratio,
        );
        if (!worst) continue;
        const path = ['colors', ...(isMoreContrast ? ['moreContrast'] : []), scheme, front];
        const backgrounds = formatList(failing.map(({ background }) => background));
        const audience = isMoreContrast ? ', for those who ask for more contrast' : '';
        yield {
          file: place.file,
          line: place.line(path),
          field: path.join('.'),
          message: `on ${backgrounds} in the ${scheme} scheme it has ${formatRatio(contrast(frontColor, worst.backgroundColor))}:1, and ${worst.need} ${worst.ratio}:1${audience}.`,
          fix: describeFix(worst, value, frontColor, candidates),
        };
      }
}

const formatList = (names: string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

type MeasuredPair = Pair & { backgroundColor: Oklch };

function describeFix(
  worst: MeasuredPair,
  front: string,
  frontColor: Oklch,
  candidates: MeasuredPair[],
): string {
  const adjustedFront = nearestInNotation(
    candidates.map(({ backgroundColor, ratio }) => [ratio, backgroundColor]),
    frontColor,
    front,
  );
  if (adjustedFront) return `the nearest ${worst.front} that does is ${adjustedFront}.`;
  const adjustedBackground = nearestInNotation(
    [[worst.ratio, frontColor]],
    worst.backgroundColor,
    front,
  );
  if (adjustedBackground)
    return `no ${worst.front} is far enough from all of its backgrounds; the nearest ${worst.background} that does is ${adjustedBackground}.`;
  return `take another ${worst.background}: it is too close to a medium lightness.`;
}

const formatRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
