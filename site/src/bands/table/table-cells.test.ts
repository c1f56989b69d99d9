import { expect, test } from 'vitest';
import { isFigure, shareOf } from './table-cells.ts';

test('percentages and counts out of a total are shares', () => {
  expect(shareOf('20%')).toBe(0.2);
  expect(shareOf('99.3%')).toBeCloseTo(0.993);
  expect(shareOf('0 of 100')).toBe(0);
  expect(shareOf('51 of 100')).toBe(0.51);
});

test('a sentence that contains a percentage is not a share', () => {
  expect(shareOf('90% right or rightly handed over')).toBeUndefined();
  expect(shareOf('6 of six')).toBeUndefined();
});

test('figures are distinguished from words', () => {
  expect(['2.5 s', '150 ms', '0.02', '14 min', '18.3 h', '70 KB'].every(isFigure)).toBe(true);
  expect(['none', 'no norm', '48 px, cut to a circle'].some(isFigure)).toBe(false);
});
