import { at, type Point } from './curve.ts';
import {
  buttock,
  deckLine,
  keelLine,
  rabbet,
  rudder,
  sheerLine,
  stemProfile,
  sternProfile,
  transomProfile,
} from './hull-lines.ts';
import { LENGTH, sheerAt, type Hull } from './hull.ts';
import { Lines } from './Lines.tsx';
import { Notes, type Note } from './Notes.tsx';
import { once } from './once.ts';
import { curvePath, polyline, segments } from './path-data.ts';
import { buttockBreadths, stations, waterlineHeights } from './stations.ts';

interface SheerLinesProps {
  hull: Hull;
  scale: number;
  /** How far the water's surface and the base line are drawn past the perpendiculars. */
  reach?: number | undefined;
  notes?: boolean | undefined;
}

/** The sheer plan about its own origin: after perpendicular at x 0, base line at y 0, bow right. */
export function SheerLines({ hull, scale: k, reach = 90, notes = true }: SheerLinesProps) {
  const { buttocks, detail, outline } = once(hull, `sheer ${k}`, () => sheerCurves(hull, k));
  const side = onPaper(k);
  const across = (z: number, by: number) => side([[-by, z], [LENGTH + by, z]]) as [Point, Point]; // prettier-ignore
  const low = waterlineHeights(hull).filter(({ z, design }) => !design && z < hull.depth);
  return (
    <g>
      <Lines
        family="grid"
        paths={[
          segments(
            stations.map((x) => [
              [x * k, 8],
              [x * k, -sheerAt(hull, x) * k - 14],
            ]),
          ),
          segments(low.map(({ z }) => across(z, Math.min(reach, 90)))),
        ]}
      />
      <Lines family="frame" paths={[polyline(across(0, reach))]} />
      <Lines family="buttocks" paths={buttocks} />
      <Lines family="detail" paths={detail} />
      <Lines family="outline" paths={outline} />
      <Lines family="dwl" paths={[polyline(across(hull.draught, reach))]} />
      {notes ? <Notes notes={stationNames(k)} /> : null}
    </g>
  );
}

const onPaper =
  (k: number) =>
  (points: readonly Point[]): Point[] =>
    points.map(([x, z]) => [x * k, -z * k]);

/** The curves of a sheer plan at a scale, as path data. */
export function sheerCurves(hull: Hull, k: number) {
  const side = onPaper(k);
  const curves = (lines: Point[][]) =>
    lines.filter((line) => line.length > 1).map((line) => curvePath(side(line)));
  const after = transomProfile(hull);
  return {
    buttocks: curves(buttockBreadths(hull).map((y) => buttock(hull, y))),
    detail: curves([deckLine(hull), rabbet(hull), rudder(hull)]),
    outline: [
      ...curves([sheerLine(hull), stemProfile(hull), sternProfile(hull)]),
      keelPath(side(keelLine(hull)), hull),
      ...(after ? [polyline(side(after))] : []),
    ],
  };
}

/** A straight keel is a straight stroke and not a fitted curve. */
function keelPath(points: Point[], hull: Hull): string {
  const straight = hull.rocker.every((rise) => rise === 0);
  return straight ? polyline([at(points, 0), at(points, points.length)]) : curvePath(points);
}

/** The names of the stations under the base line: AP, 1 to 9, FP. */
export function stationNames(k: number, y = 14): Note[] {
  const name = (i: number) => (i === 0 ? 'AP' : i === 10 ? 'FP' : String(i));
  return stations.map((x, i) => ({ at: [x * k, y], text: name(i), by: 'top' }));
}
