import type { Hull } from './hull.ts';
import type { Pen } from './pen.ts';

/** A kind of vessel: its hull and what stands on it. */
export interface Vessel {
  hull: Hull;
  /** All that is drawn, in the hull's coordinates: from the aftmost to the foremost, and the top. */
  extent: readonly [aft: number, fore: number, top: number];
  /** The masts, houses and cargo. `deck` is the height of the deck edge at a place. */
  rig: (pen: Pen, deck: (x: number) => number) => string[];
}
