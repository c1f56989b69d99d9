/** An enquiry's cost for a network: after so many milliseconds it no longer counts. */
export type Cost = {
  key: string;
  ms: number;
  /** The network inside this one that the enquiry comes from; none for the narrowest. */
  part?: string;
};

export type Networks = {
  /** A network's theoretical arrival time, in milliseconds of the same clock as all times here. */
  evenAt: (key: string) => number;
  isRecent: (key: string) => boolean;
};

/**
 * Decides whether an enquiry may pass. A network over its limit refuses only enquiries from a part that sent
 * something within the last window, so that nobody is refused because of others alone.
 *
 * @param costs from the narrowest network to the widest
 * @returns the wait, 0 when it may pass, and the costs of the networks within their limits: only these are counted
 */
export function checkCellRate(
  costs: Cost[],
  { evenAt, isRecent }: Networks,
  now: number,
  window: number,
): { wait: number; chargedCosts: Cost[] } {
  const waits = costs.map(({ key, ms }) => waitOf(evenAt(key), ms, now, window));
  const binding = waits.filter((_, i) => {
    const part = costs[i]?.part;
    return part === undefined || isRecent(part);
  });
  return { wait: Math.max(0, ...binding), chargedCosts: costs.filter((_, i) => waits[i] === 0) };
}

/**
 * Returns how long an enquiry has to wait, by the generic cell rate algorithm (ITU-T I.371). One number
 * describes a network: the theoretical arrival time, after which nothing it sent counts any more. This is a
 * bucket of `window / cost` enquiries that refills evenly.
 */
function waitOf(evenAt: number, cost: number, now: number, window: number): number {
  const excess = Math.max(evenAt, now) + cost - now - window;
  // Costs are fractions, and their sums are inexact.
  return excess > cost / 100 ? excess : 0;
}
