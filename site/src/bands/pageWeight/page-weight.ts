// Tokens for figures about the size of a page, which is known only when the whole site is built.
// integration/finish-pages.ts replaces them.

export type WeighedPart = 'html' | 'css' | 'fonts' | 'script' | 'pictures';

export type PageWeight = Record<WeighedPart, number>;

/** The size of one or more parts in kilobytes: "13.2". */
export const weightOf = (...parts: WeighedPart[]) => `%weight:${parts.join('+')}%`;

/** The share of a budget in kilobytes that one or more parts use, in whole percent: "73". */
export const shareOfLimit = (parts: WeighedPart[], limit: number) =>
  `%share:${parts.join('+')}:${limit}%`;

/** The time that all of the parts take over a connection, in seconds: "0.9". */
export const loadSeconds = (parts: WeighedPart[], rate: number, delay: number) =>
  `%seconds:${parts.join('+')}:${rate}:${delay}%`;

/** DNS, TCP, TLS and the request each take a round trip before the first byte arrives. */
const ROUND_TRIPS = 4;

/** Computes the replacement of a token: a string as it is, or a number to format for the page's language. */
type Figure = (bytes: number, first: number, second: number) => number | string;

const figures: Record<string, Figure> = {
  weight: (bytes) => bytes / 1000,
  share: (bytes, limit) => String(Math.round(bytes / limit / 10)),
  seconds: (bytes, rate, delay) => (ROUND_TRIPS * delay) / 1000 + (bytes * 8) / (rate * 1000),
};

/** Replaces the tokens in a page's HTML with figures in the page's language: "13.2", "13,2". */
export function insertWeights(html: string, weight: PageWeight, language: string): string {
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

export const hasWeightPlaceholders = (html: string): boolean => html.includes('%weight:');
