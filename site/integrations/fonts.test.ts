import { expect, test } from 'vitest';
import { facesWeights, othersName, unicodeRange } from './fonts.ts';

test('letters are told as ranges of their code points', () => {
  expect(unicodeRange([...'ÀÁÂ×ś'])).toBe('U+C0-C2,U+D7,U+15B');
  expect(unicodeRange([])).toBe('');
});

test('the file of the other letters is named like the face', () => {
  expect(othersName('Instrument Sans')).toBe('instrument-sans-others.woff2');
});

test('the weights of two faces are those from the lightest to the heaviest', () => {
  const face = { family: 'A', file: 'a', fallback: ['serif'] };
  expect(facesWeights({ a: { ...face, weights: [300, 500] }, b: face })).toBe('300 600');
  expect(facesWeights({ a: { fallback: ['serif'] } })).toBe('400 600');
});
