/** How many mails are under way at once before anything is known of the server. */
const FIRST = 4;

export type Concurrency = {
  /** How many may be under way now. */
  lanes(): number;
  /** A mail is begun; give the result to what follows. */
  begun(): number;
  /** It arrived. */
  arrived(): void;
  /** The server said that it is too many at once. */
  refused(begun: number): void;
  /** It ended, however it did. */
  ended(): void;
  /** How many are under way. */
  underWay(): number;
};

/**
 * How many mails may be under way at once: what a server takes is found out by asking for more as long
 * as all lanes are in use, and for half as soon as it says that this is too many (additive increase,
 * multiplicative decrease, as in RFC 5681). Until the first refusal each mail that arrives adds a lane,
 * later as many mails as there are lanes do.
 *
 * @param most the number that is never passed
 */
export function createConcurrency(most: number): Concurrency {
  let lanes = Math.min(FIRST, most);
  let underWay = 0;
  // How many were under way when all lanes last were in use; with lanes free nothing waits, so more of
  // them would carry nothing.
  let full = 0;
  let isKnown = false;
  let round = 0;
  return {
    lanes: () => Math.floor(lanes),
    begun: () => {
      underWay += 1;
      if (underWay >= Math.floor(lanes)) full = underWay;
      return round;
    },
    arrived: () => {
      if (isKnown ? Math.floor(lanes) > full : lanes >= 2 * full) return;
      lanes = Math.min(most, lanes + (isKnown ? 1 / lanes : 1));
    },
    refused: (begun) => {
      isKnown = true;
      // What was begun before the last cut tells of the number before it.
      if (begun !== round) return;
      round += 1;
      full = 0;
      lanes = Math.max(1, Math.floor(lanes / 2));
    },
    ended: () => {
      underWay -= 1;
      if (underWay === 0) full = 0;
    },
    underWay: () => underWay,
  };
}
