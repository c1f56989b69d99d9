/** How many mails are in flight at once before anything is known of the server. */
const FIRST = 4;

export type ConcurrencyLimit = {
  /** How many may be in flight now. */
  current(): number;
  /** Records the start of a mail; pass the result to the calls that follow. */
  begun(): number;
  /** It arrived. */
  arrived(): void;
  /** The server said that it is too many at once. */
  refused(begun: number): void;
  /** It ended, however it did. */
  ended(): void;
  /** How many are in flight. */
  inFlight(): number;
};

/**
 * How many mails may be in flight at once. It finds out what a server takes: it asks for more while the
 * whole limit is in use, and for half as soon as the server says that this is too many (additive increase,
 * multiplicative decrease, as in RFC 5681). Until the first refusal the limit grows by one for each mail
 * that arrives, later by one for as many mails as the limit allows.
 *
 * @param most the number that is never passed
 */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  let limit = Math.min(FIRST, most);
  let inFlight = 0;
  // How many were in flight when the whole limit was last in use. Below the limit nothing waits, so a
  // higher one would carry nothing.
  let full = 0;
  let isKnown = false;
  let round = 0;
  return {
    current: () => Math.floor(limit),
    begun: () => {
      inFlight += 1;
      if (inFlight >= Math.floor(limit)) full = inFlight;
      return round;
    },
    arrived: () => {
      if (isKnown ? Math.floor(limit) > full : limit >= 2 * full) return;
      limit = Math.min(most, limit + (isKnown ? 1 / limit : 1));
    },
    refused: (begun) => {
      isKnown = true;
      // A mail that was started before the last cut says something about the earlier limit.
      if (begun !== round) return;
      round += 1;
      full = 0;
      limit = Math.max(1, Math.floor(limit / 2));
    },
    ended: () => {
      inFlight -= 1;
      if (inFlight === 0) full = 0;
    },
    inFlight: () => inFlight,
  };
}
