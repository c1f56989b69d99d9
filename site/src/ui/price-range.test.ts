import { expect, test } from 'vitest';
import { priceRange, scaleOf } from './price-range.ts';

test('a range of prices is parsed with any separators of thousands and decimals', () => {
  const range = { from: 80_000, to: 120_000, currency: '€' };
  expect(priceRange('€80,000 to €120,000')).toEqual(range);
  expect(priceRange('80.000 bis 120.000\u00a0€')).toEqual(range);
  expect(priceRange('80\u202f000 à 120\u202f000\u202f€')).toEqual(range);
  expect(priceRange('$4,800.50 to $5,200.00')).toMatchObject({ from: 4800, to: 5200 });
});

test('one price, weeks, millions, two currencies and a price per month are not parsed as a range', () => {
  for (const text of [
    '€27,000',
    '12 to 16 weeks',
    'from €2,400 a month',
    '€900, or €4,500 for 5',
    '€1.5 million to €2.5 million',
    '€80 to $100',
  ])
    expect(priceRange(text)).toBeUndefined();
});

test('ranges in one currency are compared on one scale, a single one is not', () => {
  expect(scaleOf(['€1 to €3', '€27,000', '€9,000 to €18,000'])).toBe(18_000);
  expect(scaleOf(['€9,000 to €18,000', '€27,000'])).toBeUndefined();
  expect(scaleOf(['€9,000 to €18,000', '$10,000 to $20,000'])).toBeUndefined();
});
