import type { Point } from './curve.ts';
import { numbers, polyline, short } from './path-data.ts';

/** An edge to the next point, bowed by a share of its own length: positive is to the left. */
export type Bowed = readonly [x: number, z: number, bow?: number];

/** Draws what stands on a hull, in the hull's own coordinates: x forward, z up. */
export interface Pen {
  line: (...points: Point[]) => string;
  /** A closed shape whose edges may be bowed, as sails are. */
  shape: (...points: Bowed[]) => string;
  /** An open stroke whose edges may be bowed. */
  sweep: (...points: Bowed[]) => string;
  box: (x: number, z: number, wide: number, high: number) => string;
  /** `count` short level strokes in a row, such as windows: `wide` long, one every `step`. */
  row: (x: number, z: number, count: number, step: number, wide: number) => string;
}

/** A pen at a scale. */
export function pen(k: number): Pen {
  const onPaper = (x: number, z: number): Point => [x * k, -z * k];
  const bowed = (points: readonly Bowed[], closed: boolean) => {
    const count = points.length;
    return points.reduce((all, [x, z, bow = 0], i) => {
      const start = i === 0 ? `M${numbers(onPaper(x, z))}` : '';
      const next = points[(i + 1) % count];
      if (!next || (i === count - 1 && !closed)) return all + start;
      const [nx, nz] = next;
      const to = onPaper(nx, nz);
      const middle = onPaper((x + nx) / 2 - (nz - z) * bow, (z + nz) / 2 + (nx - x) * bow);
      return all + start + (bow === 0 ? `L${numbers(to)}` : `Q${numbers([...middle, ...to])}`);
    }, '');
  };
  return {
    line: (...points) => polyline(points.map(([x, z]) => onPaper(x, z))),
    shape: (...points) => `${bowed(points, true)}z`,
    sweep: (...points) => bowed(points, false),
    box: (x, z, wide, high) => {
      return `M${numbers(onPaper(x, z))}h${short(wide * k)}v${short(-high * k)}h${short(-wide * k)}z`;
    },
    row: (x, z, count, step, wide) => {
      const dash = `h${short(wide * k)}m${short((step - wide) * k)} 0`;
      return `M${numbers(onPaper(x, z))}${dash.repeat(count)}`;
    },
  };
}
