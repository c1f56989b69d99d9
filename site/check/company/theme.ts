import { files } from '../../src/schema/files.ts';
import { theme as schema } from '../../src/schema/theme.ts';
import { colourFrom, contrast, nearestWith, type Oklch } from '../../src/theme/colour.ts';
import type { Colors, Scheme } from '../../src/theme/derived-colors.ts';
import { type Palette, type Theme, themeNames, themeOf } from '../../src/theme/resolve-theme.ts';
import type { Problem } from './messages.ts';
import { type Company, fields, type Source } from './read.ts';

/**
 * Finds what does not go together in a theme: colours that are too close to each other, and headings of a
 * weight that is not kept of their face.
 */
export function themeProblems({ folder, all }: Company): Problem[] {
  const [source] = all(files.theme);
  if (!source || source.problems.length > 0 || !schema.safeParse(source.data ?? {}).success)
    return [];
  const { theme: name } = fields(source.data);
  if (typeof name === 'string' && !themeNames.includes(name)) return [];
  const theme = themeOf(folder);
  return [...checkContrast(theme, source), ...weightProblems(theme, source)];
}

function weightProblems(
  { faces, headings }: ReturnType<typeof themeOf>,
  source: Source,
): Problem[] {
  const { file, weights: [least, most] = [400, 600] } = faces.display;
  const weight = headings?.weight;
  if (!file || weight === undefined || (weight >= least && weight <= most)) return [];
  const path = ['headings', 'weight'];
  return [
    source.problem(
      path,
      `of the face of headings the weights ${least} to ${most} are kept, and ${weight} is none of them.`,
      `write a weight from ${least} to ${most}, or wider weights under faces.display.`,
    ),
  ];
}

type Color = keyof Colors | 'deep';

/** A colour on another. `only` is the scheme in which it occurs: bands in ink are dark in both. */
type Pair = { front: Color; background: Color; ratio: number; what: string; only?: 'dark' };

const text = 'text';
const large = 'large text';
const graphic = 'lines, marks and rings that carry meaning';

/** Each front on each background. */
const all = (
  fronts: Color[],
  backgrounds: Color[],
  rest: Omit<Pair, 'front' | 'background'>,
): Pair[] =>
  fronts.flatMap((front) => backgrounds.map((background) => ({ front, background, ...rest })));

const letters: Color[] = ['ink', 'muted', 'accent'];
const strokes: Color[] = ['edge', 'highlight'];

/** Every pair that the pages paint: WCAG 2.2, 1.4.6 for text and 1.4.11 for all else that carries meaning. */
const pairs: readonly Pair[] = [
  ...all(letters, ['paper', 'tint', 'bannerFrom'], { ratio: 7, what: text }),
  ...all(letters, ['deep'], { ratio: 7, what: text, only: 'dark' }),
  ...all(['paper'], ['ink', 'accent'], { ratio: 7, what: text }),
  ...all(['ink'], ['bannerTo'], { ratio: 4.5, what: large }),
  ...all(strokes, ['paper', 'tint', 'bannerFrom', 'bannerTo'], { ratio: 3, what: graphic }),
  ...all(strokes, ['deep'], { ratio: 3, what: graphic, only: 'dark' }),
];

/** Where a theme says a colour, or what it follows from. */
type Place = { file: string; line: (path: string[]) => number };

/**
 * Finds the pairs of a theme's colours that are too close to each other.
 *
 * @param place the file that the theme is from
 */
export function checkContrast({ usual, more }: Theme, place: Place): Problem[] {
  const problems = [
    ...pairs.flatMap((pair) => inPalette(usual, pair)),
    ...pairs.flatMap((pair) => inPalette(more, pair, 'moreContrast')),
  ];
  // A colour that more contrast does not change would be reported twice.
  return problems.filter(
    ({ field, wrong }, index) =>
      problems.findIndex(
        (other) => same(other.field) === same(field) && same(other.wrong) === same(wrong),
      ) === index,
  );

  function inPalette(palette: Palette, pair: Pair, asked?: 'moreContrast'): Problem[] {
    const schemes: Scheme[] = pair.only ? [pair.only] : ['light', 'dark'];
    return schemes.flatMap((scheme): Problem[] => {
      const shade = (name: Color) => (name === 'deep' ? palette.deep : palette[scheme][name]);
      const told = (name: Color) => {
        const path = ['colors', asked, name === 'deep' ? undefined : scheme, name];
        const way = path.filter((step) => step !== undefined);
        return { file: place.file, line: place.line(way), field: way.join('.') };
      };
      const unread = [pair.front, pair.background].find((name) => !colourFrom(shade(name)));
      if (unread)
        return [
          {
            ...told(unread),
            wrong: `“${shade(unread)}” cannot be measured.`,
            fix: 'write it as oklch(0.5 0.1 250), #rrggbb or rgb(0 0 0), without transparency.',
          },
        ];
      const [one, other] = [colourFrom(shade(pair.front)), colourFrom(shade(pair.background))];
      if (!one || !other) return [];
      const ratio = contrast(one, other);
      if (ratio >= pair.ratio) return [];
      const wanted = asked ? ', for those who ask for more contrast' : '';
      return [
        {
          ...told(pair.front),
          wrong: `on ${pair.background} in the ${scheme} scheme it has ${floor(ratio)}:1, and ${pair.what} needs ${pair.ratio}:1${wanted}.`,
          fix: fixFor(pair, one, other),
        },
      ];
    });
  }
}

const same = (words = '') => words.replace(/, for those who.*/, '.').replace('moreContrast.', '');

function fixFor({ front, background, ratio }: Pair, one: Oklch, other: Oklch): string {
  const moved = nearestWith(ratio, one, other);
  if (moved) return `the nearest ${front} that does is ${written(moved)}.`;
  const under = nearestWith(ratio, other, one);
  if (under)
    return `nothing is far enough from that background; the nearest ${background} that does is ${written(under)}.`;
  return `take another ${background}: it is too close to the middle.`;
}

const floor = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
const written = ([l, c, h]: Oklch) => `oklch(${round(l)} ${round(c)} ${round(h)})`;
const round = (part: number) => Number(part.toFixed(3));
