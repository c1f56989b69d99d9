/** Two amounts of money in one currency, and its sign. */
export type PriceRange = { from: number; to: number; currency: string };

const amount = /\d(?:[\d.,'’\u00a0\u202f]{0,12}\d)?/g;

/**
 * Returns the amounts of a range: '€80,000 to €120,000', '80.000 bis 120.000 €'. Text without a currency, with another
 * number of amounts or with more than a word between them, such as 'million' or 'a month', has none.
 */
export function priceRange(text: string): PriceRange | undefined {
  const [currency, ...others] = new Set(text.match(/\p{Sc}/gu));
  if (!currency || others.length > 0 || (text.match(/\p{L}+/gu) ?? []).length > 1) return undefined;
  const [from, to, ...more] = (text.match(amount) ?? []).map((digits) =>
    Number(digits.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, '')),
  );
  if (from === undefined || to === undefined || more.length > 0 || to <= from) return undefined;
  return { from, to, currency };
}

/** Returns the end of a scale on which ranges are compared, if there are several in one currency. */
export function scaleOf(texts: readonly string[]): number | undefined {
  const ranges = texts.flatMap((text) => priceRange(text) ?? []);
  const currencies = new Set(ranges.map(({ currency }) => currency));
  return ranges.length > 1 && currencies.size === 1
    ? Math.max(...ranges.map(({ to }) => to))
    : undefined;
}
