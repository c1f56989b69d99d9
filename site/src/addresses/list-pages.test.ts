import { expect, test } from 'vitest';
import { listPages } from './list-pages.ts';

const pagesOf = (count: number) =>
  listPages(
    Array.from({ length: count }, (_, index) => index),
    '/blog',
  );

test('a page has twelve articles, and the first page has the address of the list', () => {
  expect(pagesOf(14).map(({ path, items }) => [path, items.length])).toEqual([
    ['/blog', 12],
    ['/blog/page/2', 2],
  ]);
});

test.for([0, 1, 12])('%i articles fit on one page', (count) => {
  expect(pagesOf(count).map(({ items }) => items.length)).toEqual([count]);
});

test('the pagination shows where pages are left out', () => {
  const choices = pagesOf(120)[4]?.choices.map(
    ({ number, afterGap }) => `${afterGap ? '…' : ''}${number}`,
  );
  expect(choices).toEqual(['1', '…4', '5', '6', '…10']);
});

test('the pagination is as long for a thousand articles as for sixty', () => {
  const maxChoices = (count: number) =>
    Math.max(...pagesOf(count).map(({ choices }) => choices.length));
  expect(maxChoices(1000)).toBe(maxChoices(60));
});
