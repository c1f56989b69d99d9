import { contrast, nearestWith, type Oklch } from './colour.ts';
import type { Fault } from './fault.ts';
import { readTheme, type Token } from './theme.ts';

/** A colour on another. `only` is the scheme in which it occurs: bands in ink are dark in both. */
type Pair = { front: string; ground: string; ratio: number; what: string; only?: 'dark' };

const text = 'text';
const large = 'large text';
const graphic = 'lines, marks and rings that carry meaning';

/** Each front on each ground. */
const all = (fronts: string[], grounds: string[], rest: Omit<Pair, 'front' | 'ground'>): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, ...rest })));

const letters = ['ink', 'muted', 'accent'];
const strokes = ['edge', 'highlight'];

/** Every pair that the pages paint: WCAG 2.2, 1.4.6 for text and 1.4.11 for all else that carries meaning. */
const pairs: readonly Pair[] = [
  ...all(letters, ['paper', 'tint', 'banner-from'], { ratio: 7, what: text }),
  ...all(letters, ['deep'], { ratio: 7, what: text, only: 'dark' }),
  ...all(['paper'], ['ink', 'accent'], { ratio: 7, what: text }),
  ...all(['ink'], ['banner-to'], { ratio: 4.5, what: large }),
  ...all(strokes, ['paper', 'tint', 'banner-from', 'banner-to'], { ratio: 3, what: graphic }),
  ...all(strokes, ['deep'], { ratio: 3, what: graphic, only: 'dark' }),
];

/**
 * Finds the pairs of a theme's colours that are too close to each other.
 *
 * @param files the style sheets with the tokens, absolute paths; each overrides those before it
 */
export function checkContrast(files: string[]): Fault[] {
  const { usual, more } = readTheme(files);
  const faults = [
    ...pairs.flatMap((pair) => inTheme(usual, pair)),
    ...pairs.flatMap((pair) => inTheme(more, pair, true)),
  ];
  // A colour that more contrast does not change would be reported twice.
  return faults.filter(
    ({ file, line, wrong }, index) =>
      faults.findIndex(
        (other) => other.file === file && other.line === line && same(other.wrong) === same(wrong),
      ) === index,
  );

  function inTheme(tokens: Map<string, Token>, pair: Pair, wanted = false): Fault[] {
    const front = tokens.get(pair.front);
    const ground = tokens.get(pair.ground);
    const missing = front ? pair.ground : pair.front;
    if (!front || !ground)
      return [
        {
          file: files.at(-1) ?? '',
          field: `--color-${missing}`,
          wrong: 'the theme has no such colour.',
          fix: `write --color-${missing}: light-dark(oklch(…), oklch(…)); ${pair.what} is painted with it.`,
        },
      ];
    const schemes = pair.only ? [pair.only] : (['light', 'dark'] as const);
    return schemes.flatMap((scheme) => {
      const [one, other] = [front[scheme], ground[scheme]];
      const unread = [
        { token: front, shade: one },
        { token: ground, shade: other },
      ].find(({ shade }) => !shade.colour);
      if (unread)
        return [
          {
            file: unread.token.file,
            line: unread.token.line,
            field: `--color-${unread.token.name}`,
            wrong: `“${unread.shade.css}” cannot be measured.`,
            fix: 'write it as oklch(0.5 0.1 250), #rrggbb or rgb(0 0 0), without transparency.',
          },
        ];
      if (!one.colour || !other.colour) return [];
      const ratio = contrast(one.colour, other.colour);
      if (ratio >= pair.ratio) return [];
      const asked = wanted ? ', for those who ask for more contrast' : '';
      return [
        {
          file: front.file,
          line: front.line,
          field: `--color-${front.name}`,
          wrong: `on --color-${ground.name} in the ${scheme} scheme it has ${floor(ratio)}:1, and ${pair.what} needs ${pair.ratio}:1${asked}.`,
          fix: fixFor(pair, one.colour, other.colour),
        },
      ];
    });
  }
}

const same = (words: string) => words.replace(/, for those who.*/, '.');

function fixFor({ front, ground, ratio }: Pair, one: Oklch, other: Oklch): string {
  const moved = nearestWith(ratio, one, other);
  if (moved) return `the nearest --color-${front} that does is ${written(moved)}.`;
  const under = nearestWith(ratio, other, one);
  if (under)
    return `nothing is far enough from that ground; the nearest --color-${ground} that does is ${written(under)}.`;
  return `take another --color-${ground}: it is too close to the middle.`;
}

const floor = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
const written = ([l, c, h]: Oklch) => `oklch(${round(l)} ${round(c)} ${round(h)})`;
const round = (part: number) => Number(part.toFixed(3));
