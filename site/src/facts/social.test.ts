import { expect, test } from 'vitest';
import { xHandle, parseNetworkIcon } from './social.ts';

const mastodon = { name: 'Mastodon', link: 'https://social.example/@agency' };

test.each([
  ['https://x.com/agency', '@agency'],
  ['https://www.twitter.com/agency/', '@agency'],
  ['https://x.com/agency?lang=en', '@agency'],
])('the handle of %s is %s', (link, handle) => {
  expect(xHandle([mastodon, { name: 'X', link }])).toBe(handle);
});

test('a company that is not on X has no handle there', () => {
  expect(xHandle([])).toBeUndefined();
  expect(xHandle([mastodon, { name: 'Box', link: 'https://box.com/agency' }])).toBeUndefined();
});

test('an icon consists of all the paths of an SVG, at any depth', () => {
  const svg =
    '<svg xmlns="x" viewBox="0 0 9 9"><g><path fill="red" d="M0 0h9"/></g><path d="M1 1z"/></svg>';
  expect(parseNetworkIcon(svg)).toEqual({ viewBox: '0 0 9 9', path: 'M0 0h9 M1 1z' });
  expect(parseNetworkIcon('<svg viewBox="0 0 9 9"><circle r="4"/></svg>')).toBeUndefined();
  expect(parseNetworkIcon('<svg><path d="M0 0h9"/></svg>')).toBeUndefined();
});
