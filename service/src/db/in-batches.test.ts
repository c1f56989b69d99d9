import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

test('work in batches stops after the first batch that is not full, or when asked', async () => {
  let left = 240;
  const step = async (limit: number) => {
    const some = Math.min(limit, left);
    left -= some;
    return some;
  };
  await inBatches(step);
  expect(left).toBe(0);
  left = 1_000;
  await inBatches(step, () => left < 1_000);
  expect(left).toBe(900);
});
