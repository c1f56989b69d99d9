/** Two amounts of money, in one currency. */
export type PriceRange = { from: number; to: number };

const amount = /\d(?:[\d.,'’\u00a0\u202f]{0,12}\d)?/g;

/**
 * Returns the amounts of a range: '€80,000 to €120,000', '80.000 bis 120.000 €'. Text without a currency or with another
 * number of amounts has none.
 */
export function priceRange(text: string): PriceRange | undefined {
  if (!/\p{Sc}/u.test(text)) return undefined;
  const [from, to, ...more] = (text.match(amount) ?? []).map((digits) =>
    Number(digits.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, '')),
  );
  if (from === undefined || to === undefined || more.length > 0 || to <= from) return undefined;
  return { from, to };
}

/** Returns the end of a scale on which ranges are compared, if there are several. */
export function scaleOf(texts: readonly string[]): number | undefined {
  const ends = texts.flatMap((text) => priceRange(text)?.to ?? []);
  return ends.length > 1 ? Math.max(...ends) : undefined;
}
