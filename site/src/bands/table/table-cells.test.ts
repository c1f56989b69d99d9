import { expect, test } from 'vitest';
import { isFigure, parseShare } from './table-cells.ts';

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
