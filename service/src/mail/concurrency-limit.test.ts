import { expect, test } from 'vitest';
import { createConcurrencyLimit, type ConcurrencyLimit } from './concurrency-limit.ts';

/** As many mails as the limit allows begin and end together, at a server that takes so many at once. */
function round(concurrency: ConcurrencyLimit, takes = Infinity, wanted = Infinity) {
  const count = Math.min(concurrency.current(), wanted);
  const begun = Array.from({ length: count }, () => concurrency.begun());
  begun.forEach((one, i) => {
    if (i < takes) concurrency.arrived();
    else concurrency.refused(one);
  });
  begun.forEach(() => concurrency.ended());
  return concurrency.current();
}

test('it starts at 4 and doubles while the whole limit is in use, up to the maximum', () => {
  const concurrency = createConcurrencyLimit(50);
  expect(concurrency.current()).toBe(4);
  expect([1, 2, 3, 4, 5].map(() => round(concurrency))).toEqual([8, 16, 32, 50, 50]);
  expect(createConcurrencyLimit(2).current()).toBe(2);
});

test('it does not grow while fewer are in flight than the limit allows', () => {
  const concurrency = createConcurrencyLimit(50);
  expect(round(concurrency, Infinity, 3)).toBe(4);
});

test('it halves once for everything in flight together, and then grows by one each round', () => {
  const concurrency = createConcurrencyLimit(50);
  for (let i = 0; i < 2; i += 1) round(concurrency);
  expect(concurrency.current()).toBe(16);
  expect(round(concurrency, 10)).toBeLessThanOrEqual(13);
  const before = concurrency.current();
  expect(before).toBeGreaterThanOrEqual(8);
  round(concurrency, 10);
  expect(concurrency.current() - before).toBeLessThanOrEqual(1);
});

test('it never falls below one, and stays near what the server accepts', () => {
  const concurrency = createConcurrencyLimit(50);
  for (let i = 0; i < 9; i += 1) round(concurrency, 0);
  expect(concurrency.current()).toBe(1);
  const seen = Array.from({ length: 200 }, () => round(concurrency, 3)).slice(20);
  expect(Math.max(...seen)).toBeLessThanOrEqual(4);
  expect(seen.reduce((sum, limit) => sum + limit, 0) / seen.length).toBeGreaterThanOrEqual(2);
});
