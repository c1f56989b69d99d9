import { expect, test } from 'vitest';
import { inBatches, sizeAfter } from './in-batches.ts';

test('after a slow batch the next is smaller, after a fast one larger, within bounds', () => {
  expect(sizeAfter(300, 60)).toBe(150);
  expect(sizeAfter(100, 20)).toBe(100);
  expect(sizeAfter(100, 2)).toBe(200);
  expect(sizeAfter(400, 2)).toBe(500);
  expect(sizeAfter(110, 60)).toBe(100);
});

test('it stops after the first batch that is not full, or when asked', async () => {
  let left = 240;
  const step = async (limit: number) => {
    const some = Math.min(limit, left);
    left -= some;
    return some;
  };
  expect(await inBatches(step)).toBe(true);
  expect(left).toBe(0);
  left = 1_000;
  expect(await inBatches(step, () => left < 1_000)).toBe(false);
  expect(left).toBe(900);
});
