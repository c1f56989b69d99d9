import type { Clock } from '../src/system/clock.ts';

/** A clock that stands still until a test moves it. */
export type ManualClock = Clock & {
  /** Advances both clocks, as time does. */
  pass(ms: number): void;
  /** Moves the wall clock only, as when somebody sets the machine's clock. */
  jump(ms: number): void;
};

export function createManualClock(start = Date.UTC(2026, 0, 5, 9)): ManualClock {
  let wall = start;
  let steady = 1_000;
  return {
    now: () => wall,
    steady: () => steady,
    pass: (ms) => {
      wall += ms;
      steady += ms;
    },
    jump: (ms) => {
      wall += ms;
    },
  };
}
