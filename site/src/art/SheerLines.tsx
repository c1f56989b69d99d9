import { at, type Point } from './curve.ts';
import {
  buttock,
  keelLine,
  sheerLine,
  stemProfile,
  sternProfile,
  transomProfile,
} from './hull-lines.ts';
import { LENGTH, type Hull } from './hull.ts';
import { Lines } from './Lines.tsx';
import { Notes, type Note } from './Notes.tsx';
import { curvePath, polyline, segments } from './path-data.ts';

interface SheerLinesProps {
  hull: Hull;
  scale: number;
  /** How far the water's surface and the base line are drawn past the perpendiculars. */
  reach?: number;
  notes?: boolean;
}

/** The sheer plan about its own origin: after perpendicular at x 0, base line at y 0, bow right. */
export function SheerLines({ hull, scale: k, reach = 90, notes = true }: SheerLinesProps) {
  const side = (points: readonly Point[]) => points.map(([x, z]): Point => [x * k, -z * k]);
  const ends = [-reach * k, (LENGTH + reach) * k] as const;
  const top = -(hull.depth + Math.max(...hull.sheer)) * k - 14;
  const across = (z: number): [Point, Point] => [
    [ends[0], -z * k],
    [ends[1], -z * k],
  ];
  const stations = Array.from({ length: 11 }, (_, i) => (i * LENGTH * k) / 10);
  const after = transomProfile(hull);
  return (
    <g>
      <Lines
        family="grid"
        paths={[
          segments(
            stations.map(
              (x) =>
                [
                  [x, 8],
                  [x, top],
                ] as const,
            ),
          ),
          segments([1, 2, 3, 5].map((n) => across((n * hull.draught) / 4))),
        ]}
      />
      <Lines family="frame" paths={[polyline(across(0))]} />
      <Lines
        family="buttocks"
        paths={[1, 2, 3].map((n) => curvePath(side(buttock(hull, (n * hull.beam) / 8))))}
      />
      <Lines
        family="outline"
        paths={[
          ...[sheerLine, stemProfile, sternProfile].map((line) => curvePath(side(line(hull)))),
          keelPath(side(keelLine(hull)), hull),
          ...(after ? [polyline(side(after))] : []),
        ]}
      />
      <Lines family="dwl" paths={[polyline(across(hull.draught))]} />
      {notes ? <Notes notes={stationNames(k)} /> : null}
    </g>
  );
}

/** A straight keel is a straight stroke and not a fitted curve. */
function keelPath(points: Point[], hull: Hull): string {
  const straight = hull.rocker.every((rise) => rise === 0);
  return straight ? polyline([at(points, 0), at(points, points.length)]) : curvePath(points);
}

/** The names of the stations under the base line: AP, 1 to 9, FP. */
export function stationNames(k: number, y = 26): Note[] {
  return Array.from({ length: 11 }, (_, i) => ({
    at: [(i * LENGTH * k) / 10, y],
    text: i === 0 ? 'AP' : i === 10 ? 'FP' : String(i),
  }));
}
