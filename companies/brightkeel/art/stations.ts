import { LENGTH, type Hull } from './hull.ts';

// Where the hull is cut: the same planes in every view, or the views would not belong together.

/** Heights of the waterlines; the fourth is the design waterline and drawn on its own. */
export function waterlineHeights(hull: Hull): { z: number; design: boolean }[] {
  return [1, 2, 3, 4, 5, 6].map((n) => ({
    z: (n * hull.draught) / 4,
    design: n === 4,
  }));
}

/** Distances of the buttocks from the centre line. */
export function buttockBreadths(hull: Hull): number[] {
  return [1, 2, 3, 4].map((n) => (n * hull.beam) / 10);
}

/** Where each diagonal plane leaves the centre line, and how steeply it goes down. */
export function diagonalPlanes(hull: Hull): { z: number; slope: number }[] {
  const slope = (hull.draught / hull.beam) * 1.7;
  return [0.62, 1.02, 1.38].map((share) => ({ z: hull.draught * share, slope }));
}

/** Places of the eleven stations, from the after (0) to the fore perpendicular (10). */
export const stations = Array.from({ length: 11 }, (_, i) => (i * LENGTH) / 10);
