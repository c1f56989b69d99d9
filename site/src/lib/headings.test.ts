import { expect, test } from 'vitest';
import { headingFromSlug } from './headings.ts';

test('hyphens become spaces and words are capitalised', () => {
  expect(headingFromSlug('custom-software-development', [])).toBe('Custom Software Development');
});

test('acronyms are written as people write them', () => {
  expect(headingFromSlug('ui-ux-design', ['UI', 'UX'])).toBe('UI UX Design');
  expect(headingFromSlug('ios-apps', ['UI', 'iOS'])).toBe('iOS Apps');
});
