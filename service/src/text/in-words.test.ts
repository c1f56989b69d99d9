import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

test('they are in another language, too', () => {
  expect(inWords(40, 'de')).toBe('40 Sekunden');
  expect(inWords(100, 'de')).toBe('2 Minuten');
});

test.each([
  [1, '1 second'],
  [12, '12 seconds'],
  [99, '99 seconds'],
  [100, '2 minutes'],
  [3_599, '60 minutes'],
])('%i seconds are “%s”', (wait, words) => {
  expect(inWords(wait)).toBe(words);
});
