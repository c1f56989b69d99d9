/**
 * How many enquiries are written at once. A visitor's enquiry waits only some 20 ms for such a transaction, and even the
 * longest take only 8 MB.
 */
export const BATCH_SIZE = 100;

const SHORTEST_PAUSE_MS = 10;

/**
 * Works in small steps, each in its own transaction, because one large step would keep everybody else
 * waiting. The pause after a step is as long as the step, so that waiting commits get their turn.
 *
 * @param step processes up to `limit` items and returns how many it found; fewer than `limit` ends the work
 * @param isStopping is checked between steps; the next call does the rest
 */
export async function inBatches(
  step: (limit: number) => Promise<number>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  while (!isStopping()) {
    const began = performance.now();
    if ((await step(BATCH_SIZE)) < BATCH_SIZE) return;
    const pause = Math.max(SHORTEST_PAUSE_MS, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
