/** What one enquiry costs a network: so many milliseconds pass until it is made up for. */
export type Cost = { key: string; ms: number };

/**
 * How long an enquiry has to wait. A network is described by one number, the moment when it will have
 * made up for everything that it sent: a bucket of `window / cost` enquiries that fills up evenly
 * (the generic cell rate algorithm, ITU-T I.371).
 *
 * @param evenAt that moment; all times are milliseconds of the same clock
 * @returns 0 when it may pass
 */
export function waitOf(evenAt: number, cost: number, now: number, window: number): number {
  const over = Math.max(evenAt, now) + cost - now - window;
  // Costs are fractions, and sums of fractions are not exact.
  return over > cost / 100 ? over : 0;
}
