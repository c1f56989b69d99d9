import { expect, test } from 'vitest';
import { sortForList } from './article-order.ts';

const article = (id: string, date: string, more: { order?: number; id?: number } = {}) => ({
  id,
  data: { date, ...more },
});
const slugs = (list: { id: string }[]) => list.map(({ id }) => id);

test('articles are listed newest first', () => {
  const list = [article('old', '2025-01-01'), article('new', '2026-01-01')];
  expect(slugs(sortForList(list))).toEqual(['new', 'old']);
});

test('articles of the same day are sorted by number, highest first, and then by address', () => {
  const list = [
    article('b', '2026-01-01'),
    article('first', '2026-01-01', { id: 1 }),
    article('second', '2026-01-01', { id: 2 }),
    article('a', '2026-01-01'),
  ];
  expect(slugs(sortForList(list))).toEqual(['second', 'first', 'a', 'b']);
});

test('a list that was arranged by hand keeps its order, below new articles', () => {
  const list = [
    article('two', '2026-01-01', { order: 2 }),
    article('new', '2024-01-01'),
    article('one', '2025-01-01', { order: 1 }),
    article('newest', '2026-02-01'),
  ];
  expect(slugs(sortForList(list))).toEqual(['newest', 'new', 'one', 'two']);
});
