/** What one enquiry costs a network: after so many milliseconds it no longer counts. */
export type Cost = { key: string; ms: number };

/**
 * How long an enquiry has to wait, by the generic cell rate algorithm (ITU-T I.371). One number describes a
 * network: the theoretical arrival time, when nothing that it sent counts any more. That is a bucket of
 * `window / cost` enquiries that refills evenly.
 *
 * @param evenAt the theoretical arrival time; all times are milliseconds of the same clock
 * @returns 0 when it may pass
 */
export function waitOf(evenAt: number, cost: number, now: number, window: number): number {
  const over = Math.max(evenAt, now) + cost - now - window;
  // Costs are fractions, and sums of fractions are not exact.
  return over > cost / 100 ? over : 0;
}
