import { expect, test } from 'vitest';
import { isFigure, isMoney, parseShare } from './table-cells.ts';

test('percentages are shares in the spelling of every language, and so are counts out of a total', () => {
  for (const cell of ['20%', '20 %', '20\u00a0%', '20\u202f%', '20/100', '1/5'])
    expect(parseShare(cell), cell).toBe(0.2);
  for (const cell of ['99.3%', '99,3 %']) expect(parseShare(cell), cell).toBeCloseTo(0.993);
  expect(parseShare('0/100')).toBe(0);
});

test('sentences, ranges and what is more than the whole are not shares', () => {
  for (const cell of ['90% right or rightly handed over', '10 to 100', '24/7', '120%', '0/0'])
    expect(parseShare(cell), cell).toBeUndefined();
});

test('figures are distinguished from words', () => {
  expect(['2.5 s', '150 ms', '0.02', '14 min', '18.3 h', '70 KB'].every(isFigure)).toBe(true);
  expect(['none', 'no norm', '48 px, cut to a circle'].some(isFigure)).toBe(false);
});

test('sums of money are recognized before and after their currency, and sentences are not', () => {
  const sums = [
    '€27,000 with three people',
    'from $2,400',
    '18.000 bis 27.000 €',
    'ab 2.400 € im Monat',
  ];
  expect(sums.filter((sum) => !isMoney(sum))).toEqual([]);
  expect(['One day costs €900', '12 to 16 weeks', 'London'].some(isMoney)).toBe(false);
});
