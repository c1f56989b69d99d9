import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

test.each([
  [1, '1 second'],
  [12, '12 seconds'],
  [99, '99 seconds'],
  [100, '2 minutes'],
  [3_599, '60 minutes'],
])('%i seconds are “%s”', (wait, words) => {
  expect(inWords(wait)).toBe(words);
});
