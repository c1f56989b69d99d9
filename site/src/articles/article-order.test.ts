import { expect, test } from 'vitest';
import { inListOrder } from './article-order.ts';

const article = (id: string, date: string, more: { order?: number; id?: number } = {}) => ({
  id,
  data: { date, ...more },
});
const slugs = (list: { id: string }[]) => list.map(({ id }) => id);

test('articles stand newest first', () => {
  const list = [article('old', '2025-01-01'), article('new', '2026-01-01')];
  expect(slugs(inListOrder(list))).toEqual(['new', 'old']);
});

test('of one day the higher number stands first, and else the address decides', () => {
  const list = [
    article('b', '2026-01-01'),
    article('first', '2026-01-01', { id: 1 }),
    article('second', '2026-01-01', { id: 2 }),
    article('a', '2026-01-01'),
  ];
  expect(slugs(inListOrder(list))).toEqual(['second', 'first', 'a', 'b']);
});

test('a list that was arranged by hand stays as it is, and new articles come on top', () => {
  const list = [
    article('two', '2026-01-01', { order: 2 }),
    article('new', '2024-01-01'),
    article('one', '2025-01-01', { order: 1 }),
    article('newest', '2026-02-01'),
  ];
  expect(slugs(inListOrder(list))).toEqual(['newest', 'new', 'one', 'two']);
});
