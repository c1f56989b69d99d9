import { expect, test } from 'vitest';
import { handleOnX } from './social.ts';

const mastodon = { name: 'Mastodon', link: 'https://social.example/@agency' };

test.each([
  ['https://x.com/agency', '@agency'],
  ['https://www.twitter.com/agency/', '@agency'],
  ['https://x.com/agency?lang=en', '@agency'],
])('the handle of %s is %s', (link, handle) => {
  expect(handleOnX([mastodon, { name: 'X', link }])).toBe(handle);
});

test('a company that is not on X has no handle there', () => {
  expect(handleOnX([])).toBeUndefined();
  expect(handleOnX([mastodon, { name: 'Box', link: 'https://box.com/agency' }])).toBeUndefined();
});
