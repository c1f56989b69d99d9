/** What one enquiry costs a network: after so many milliseconds it no longer counts. */
export type Cost = {
  key: string;
  ms: number;
  /** The network inside this one that the enquiry comes from; the narrowest one has none. */
  part?: string;
};

/** What is known of networks. */
export type Networks = {
  /** The theoretical arrival time of one; all times are milliseconds of the same clock. */
  evenAt: (key: string) => number;
  /** Whether an enquiry came from it within the last window. */
  isRecent: (key: string) => boolean;
};

/**
 * Decides whether an enquiry may pass. A network that is over its limit refuses only what comes from a
 * part of it that sent something within the last window: so nobody is refused because of others alone.
 *
 * @param costs from the narrowest network to the widest
 * @returns how long it has to wait, 0 when it may pass, and the costs of the networks that are within their
 *   limits: only these are counted
 */
export function judge(
  costs: Cost[],
  { evenAt, isRecent }: Networks,
  now: number,
  window: number,
): { wait: number; within: Cost[] } {
  const waits = costs.map(({ key, ms }) => waitOf(evenAt(key), ms, now, window));
  const binding = waits.filter((_, i) => {
    const part = costs[i]?.part;
    return part === undefined || isRecent(part);
  });
  return { wait: Math.max(0, ...binding), within: costs.filter((_, i) => waits[i] === 0) };
}

/**
 * How long an enquiry has to wait, by the generic cell rate algorithm (ITU-T I.371). One number describes a
 * network: the theoretical arrival time, when nothing that it sent counts any more. That is a bucket of
 * `window / cost` enquiries that refills evenly.
 */
function waitOf(evenAt: number, cost: number, now: number, window: number): number {
  const over = Math.max(evenAt, now) + cost - now - window;
  // Costs are fractions, and sums of fractions are not exact.
  return over > cost / 100 ? over : 0;
}
