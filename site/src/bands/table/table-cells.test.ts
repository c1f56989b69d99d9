import { expect, test } from 'vitest';
import { isFigure, isMoney, parseShare } from './table-cells.ts';

test('percentages and counts out of a total are shares', () => {
  expect(parseShare('20%')).toBe(0.2);
  expect(parseShare('99.3%')).toBeCloseTo(0.993);
  expect(parseShare('0 of 100')).toBe(0);
  expect(parseShare('51 of 100')).toBe(0.51);
});

test('a sentence that contains a percentage is not a share', () => {
  expect(parseShare('90% right or rightly handed over')).toBeUndefined();
  expect(parseShare('6 of six')).toBeUndefined();
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
