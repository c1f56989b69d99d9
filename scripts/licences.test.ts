import { expect, test } from 'vitest';
import { isAccepted } from './licences.ts';

test('where a package offers several licences, one has to be acceptable', () => {
  expect(isAccepted('(MIT OR GPL-3.0-only)')).toBe(true);
  expect(isAccepted('GPL-3.0-only')).toBe(false);
});

test('where several licences apply together, each has to be acceptable', () => {
  expect(isAccepted('(MIT AND CC0-1.0)')).toBe(true);
  expect(isAccepted('MIT AND GPL-3.0-only')).toBe(false);
});
