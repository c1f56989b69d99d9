import { expect, test } from 'vitest';
import { createConcurrency, type Concurrency } from './concurrency.ts';

/** As many as there are lanes are begun and end together; a server that takes so many at once. */
function round(concurrency: Concurrency, takes = Infinity, wanted = Infinity) {
  const count = Math.min(concurrency.lanes(), wanted);
  const begun = Array.from({ length: count }, () => concurrency.begun());
  begun.forEach((one, i) => {
    if (i < takes) concurrency.arrived();
    else concurrency.refused(one);
  });
  begun.forEach(() => concurrency.ended());
  return concurrency.lanes();
}

test('it begins at 4 and doubles while all lanes are in use, up to the bound', () => {
  const concurrency = createConcurrency(50);
  expect(concurrency.lanes()).toBe(4);
  expect([1, 2, 3, 4, 5].map(() => round(concurrency))).toEqual([8, 16, 32, 50, 50]);
  expect(createConcurrency(2).lanes()).toBe(2);
});

test('it does not grow while lanes are free', () => {
  const concurrency = createConcurrency(50);
  expect(round(concurrency, Infinity, 3)).toBe(4);
});

test('it halves once for what was under way together, and then grows by one a round', () => {
  const concurrency = createConcurrency(50);
  for (let i = 0; i < 2; i += 1) round(concurrency);
  expect(concurrency.lanes()).toBe(16);
  expect(round(concurrency, 10)).toBeLessThanOrEqual(13);
  const before = concurrency.lanes();
  expect(before).toBeGreaterThanOrEqual(8);
  round(concurrency, 10);
  expect(concurrency.lanes() - before).toBeLessThanOrEqual(1);
});

test('it never falls under one, and stays near what the server takes', () => {
  const concurrency = createConcurrency(50);
  for (let i = 0; i < 9; i += 1) round(concurrency, 0);
  expect(concurrency.lanes()).toBe(1);
  const seen = Array.from({ length: 200 }, () => round(concurrency, 3)).slice(20);
  expect(Math.max(...seen)).toBeLessThanOrEqual(4);
  expect(seen.reduce((sum, lanes) => sum + lanes, 0) / seen.length).toBeGreaterThanOrEqual(2);
});
