/** How long a batch may take before the next one is smaller, and under what it may be larger, in milliseconds. */
const LONG_MS = 25;
const SHORT_MS = 10;

const FIRST = 100;
const LEAST = 100;
const MOST = 500;

/** The least pause between two batches, in milliseconds. */
const REST_MS = 10;

/**
 * Does in small steps what would stop everybody else if it were done at once. A step is a transaction of
 * its own, small enough that what a visitor sends waits for 25 ms or so; the next one begins after
 * a pause as long as the step was, in which commits that wait have their turn.
 *
 * @param step does up to `limit` and says how many it found; fewer than `limit` is the end
 * @param isStopping asked between steps; what is left is for the next time
 * @returns whether nothing is left
 */
export async function inBatches(
  step: (limit: number) => Promise<number>,
  isStopping: () => boolean = () => false,
): Promise<boolean> {
  let limit = FIRST;
  while (!isStopping()) {
    const began = performance.now();
    if ((await step(limit)) < limit) return true;
    const took = performance.now() - began;
    limit = sizeAfter(limit, took);
    await rest(took);
  }
  return false;
}

/** The size of the next batch, after one of `size` took so many milliseconds. */
export function sizeAfter(size: number, tookMs: number): number {
  if (tookMs > LONG_MS) return Math.max(LEAST, Math.floor(size / 2));
  return tookMs < SHORT_MS ? Math.min(MOST, size * 2) : size;
}

/** Leaves others as much time as the step took; a little, however short it was. */
export const rest = (tookMs: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(REST_MS, tookMs)));
