import type { Point } from './curve.ts';
import type { Bowed, Pen } from './pen.ts';

/** How far a rowlock holds an oar over the gunwale. */
export const lockHeight = 18;

/** A crutch that stands on the gunwale and holds an oar. */
export function rowlock(p: Pen, [x, z]: Point): string[] {
  return [
    p.sweep([x - 10, z + 10], [x - 8, z - 4, -0.4], [x + 8, z - 4], [x + 10, z + 10]),
    p.line([x, z - 10], [x, z - lockHeight]),
  ];
}

interface Oar {
  /** How far it rises towards its grip, per unit of length. */
  slope: number;
  /** Lengths from the rowlock to the end of the grip and to the tip of the blade. */
  inboard: number;
  outboard: number;
}

/** An oar in its rowlock, the blade aft: grip, loom, shaft and a blade with its rib. */
export function oar(p: Pen, [x, z]: Point, { slope, inboard, outboard }: Oar): string[] {
  const cos = 1 / Math.hypot(1, slope);
  const sin = slope * cos;
  /** A place along the oar, and to its side. */
  const on = (along: number, off: number, bow = 0): Bowed => [
    x + along * cos - off * sin,
    z + along * sin + off * cos,
    bow,
  ];
  const neck = -outboard + 150;
  const grip = inboard - 34;
  return [
    p.shape(on(inboard, 2), on(inboard, -2), on(grip, -2), on(grip, 2)),
    p.sweep(on(grip, 2), on(grip, 4.5), on(-14, 3.5), on(neck, 2.2)),
    p.sweep(on(grip, -2), on(grip, -4.5), on(-14, -3.5), on(neck, -2.2)),
    p.shape(
      on(neck, 2.2, -0.08),
      on(neck - 65, 14, -0.02),
      on(-outboard + 6, 15, -0.2),
      on(-outboard + 6, -15, -0.02),
      on(neck - 65, -14, -0.08),
      on(neck, -2.2),
    ),
    p.sweep(on(neck, 0), on(-outboard + 45, 0)),
  ];
}
