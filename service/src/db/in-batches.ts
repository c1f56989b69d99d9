/** After a batch that took longer the next one is smaller, after a shorter one larger; in milliseconds. */
const LONG_MS = 25;
const SHORT_MS = 10;

const FIRST_SIZE = 100;
const SMALLEST = 100;
const LARGEST = 500;

/** The shortest pause between two batches, in milliseconds. */
const SHORTEST_PAUSE_MS = 10;

/**
 * Works in small steps, because one large step would stop everybody else. Each step is a transaction of its
 * own, so small that a visitor's enquiry waits about 25 ms for it. The pause after it is as long as the step
 * was: then the commits that wait have their turn.
 *
 * @param step does up to `limit` and says how many it found; fewer than `limit` is the end
 * @param isStopping is asked between steps; what is left is for the next time
 * @returns whether nothing is left
 */
export async function inBatches(
  step: (limit: number) => Promise<number>,
  isStopping: () => boolean = () => false,
): Promise<boolean> {
  let limit = FIRST_SIZE;
  while (!isStopping()) {
    const began = performance.now();
    if ((await step(limit)) < limit) return true;
    const took = performance.now() - began;
    limit = sizeAfter(limit, took);
    await pauseAfterStep(took);
  }
  return false;
}

/** The size of the next batch, after one of `size` took so many milliseconds. */
export function sizeAfter(size: number, tookMs: number): number {
  if (tookMs > LONG_MS) return Math.max(SMALLEST, Math.floor(size / 2));
  return tookMs < SHORT_MS ? Math.min(LARGEST, size * 2) : size;
}

/** Leaves others as much time as the step took, and a little after the shortest. */
export const pauseAfterStep = (tookMs: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(SHORTEST_PAUSE_MS, tookMs)));
