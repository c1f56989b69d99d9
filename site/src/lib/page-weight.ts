// A page that says what it weighs: the words of a figure that is known only when all of the site is built.
// They stand in the page until integration/finish.ts writes the figure in their place.

export type WeighedPart = 'html' | 'css' | 'fonts' | 'script' | 'pictures';

export type PageWeight = Record<WeighedPart, number>;

/** The kilobytes of a part, or of all that are named: "13.2". */
export const weightOf = (...parts: WeighedPart[]) => `%weight:${parts.join('+')}%`;

/** How much of a budget in kilobytes a part takes, in whole percent: "73". */
export const shareOf = (part: WeighedPart, limit: number) => `%share:${part}:${limit}%`;

/** How long all of the parts take over a connection, in seconds: "0.9". */
export const secondsOf = (parts: WeighedPart[], rate: number, delay: number) =>
  `%seconds:${parts.join('+')}:${rate}:${delay}%`;

/** Name, connection, encryption and request: what goes and comes back before the first byte does. */
const ROUND_TRIPS = 4;

/** What stands in the page: a number that is read, or one that its style reckons with. */
type Figure = (bytes: number, first: number, second: number) => number | string;

const figures: Record<string, Figure> = {
  weight: (bytes) => bytes / 1000,
  share: (bytes, limit) => String(Math.round(bytes / limit / 10)),
  seconds: (bytes, rate, delay) => (ROUND_TRIPS * delay) / 1000 + (bytes * 8) / (rate * 1000),
};

/** Writes the figures of a page into its HTML, as its language writes them: "13.2", "13,2". */
export function withFigures(html: string, weight: PageWeight): string {
  const [, language = 'en'] = /<html\b[^>]*?\slang="?([\w-]+)/.exec(html) ?? [];
  const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const { format } = new Intl.NumberFormat(language, decimals);
  return html.replace(
    /%(weight|share|seconds):([a-z+]+)(?::([\d.]+))?(?::([\d.]+))?%/g,
    (_, figure: string, parts: string, first = '0', second = '0') => {
      const bytes = parts
        .split('+')
        .reduce((sum, part) => sum + (weight[part as WeighedPart] ?? 0), 0);
      const value = figures[figure]?.(bytes, Number(first), Number(second)) ?? '';
      return typeof value === 'number' ? format(value) : value;
    },
  );
}

/** Whether a page has figures to be written. */
export const saysItsWeight = (html: string): boolean => html.includes('%weight:');
