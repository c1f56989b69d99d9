/** So few that a visitor's enquiry waits some 20 ms for the transaction. */
const BATCH = 100;

/** The shortest pause between two batches, in milliseconds. */
const SHORTEST_PAUSE_MS = 10;

/**
 * Works in small steps, each a transaction of its own, because one large step would keep everybody else
 * waiting. The pause after a step is as long as the step was: then the commits that wait have their turn.
 *
 * @param step does up to `limit` and returns how many it found; fewer than `limit` is the end
 * @param isStopping is asked between steps; the rest is left for the next call
 */
export async function inBatches(
  step: (limit: number) => Promise<number>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  while (!isStopping()) {
    const began = performance.now();
    if ((await step(BATCH)) < BATCH) return;
    const pause = Math.max(SHORTEST_PAUSE_MS, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
