/** In milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A clock that tests can drive. */
export type Clock = {
  /** Milliseconds since 1970; it may jump when the machine's clock is set. */
  now(): number;
  /** Milliseconds since some moment; it never jumps. */
  steady(): number;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
};
