import { expect, test } from 'vitest';
import { isAccepted } from './licences.ts';

test('of licences to choose from, one has to be acceptable', () => {
  expect(isAccepted('(MIT OR GPL-3.0-only)')).toBe(true);
  expect(isAccepted('GPL-3.0-only')).toBe(false);
});

test('of licences that all apply, each has to be acceptable', () => {
  expect(isAccepted('(MIT AND CC0-1.0)')).toBe(true);
  expect(isAccepted('MIT AND GPL-3.0-only')).toBe(false);
});
