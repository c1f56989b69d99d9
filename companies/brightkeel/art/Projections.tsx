import type { Point } from './curve.ts';
import { LENGTH, sheerAt, type Hull } from './hull.ts';
import { Lines } from './Lines.tsx';
import { polyline, segments } from './path-data.ts';
import { buttockBreadths, stations, waterlineHeights } from './stations.ts';

interface ProjectionsProps {
  hull: Hull;
  /** Where the views stand on the sheet: after perpendicular, centre line and base line of the body plan, centre line of the half-breadth plan. */
  left: number;
  body: number;
  base: number;
  centre: number;
}

/**
 * The lines that carry a measure from one view to the next: stations down to the half-breadth plan,
 * waterlines across to the body plan, and breadths from there around the mitre line, drawn at 45°.
 */
export function Projections({ hull, left, body, base, centre }: ProjectionsProps) {
  const half = hull.beam / 2;
  const fore = left + LENGTH + 90;
  const down = stations.map((x): [Point, Point] => [
    [left + x, base + 34],
    [left + x, centre - half - 14],
  ]);
  const across = waterlineHeights(hull)
    .filter(({ z, design }) => !design && z < sheerAt(hull, LENGTH))
    .map(({ z }): [Point, Point] => [
      [fore, base - z],
      [body - hull.beam * 0.57, base - z],
    ]);
  const around = [0, ...buttockBreadths(hull), half].map((y) =>
    polyline([
      [body + y, base + 30],
      [body + y, centre - y],
      [fore, centre - y],
    ]),
  );
  const mitre = polyline([
    [body, centre],
    [body + half * 1.14, centre - half * 1.14],
  ]);
  return (
    <>
      <Lines family="projection" paths={[segments(down), segments(across), ...around]} />
      <Lines family="frame" paths={[mitre]} />
    </>
  );
}
