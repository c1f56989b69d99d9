import { at, type Point } from './curve.ts';
import { section, transom } from './hull-lines.ts';
import { halfBreadth, LENGTH, sheerAt, type Hull } from './hull.ts';
import { Lines } from './Lines.tsx';
import { Notes, type Note } from './Notes.tsx';
import { curvePath, polyline, segments } from './path-data.ts';

const aftStations = [0, 0.5, 1, 1.5, 2, 3, 4, 5];
const foreStations = [10, 9.5, 9, 8.5, 8, 7, 6];

interface BodyLinesProps {
  hull: Hull;
  scale: number;
  /** How far the water's surface is drawn to either side. */
  reach?: number;
  notes?: boolean;
}

/** The body plan about its own origin: centre line at x 0, base line at y 0, aft half on the left. */
export function BodyLines({ hull, scale: k, reach, notes = true }: BodyLinesProps) {
  const place = (side: -1 | 1) => (points: Point[]) =>
    curvePath(points.map(([y, z]) => [side * y * k, -z * k]));
  const cut = (stations: number[], side: -1 | 1) =>
    stations.map((s) => place(side)(section(hull, (s * LENGTH) / 10)));

  const half = (hull.beam / 2) * k;
  const wide = half * 1.12;
  const top = -sheerAt(hull, LENGTH) * k - 10;
  const waterlines = [1, 2, 3, 5].map((n) => (-n * hull.draught * k) / 4);
  const buttocks = [1, 2, 3].flatMap((n) => [(-n * half) / 4, (n * half) / 4]);
  const dwl = -hull.draught * k;
  const deck = (from: number, to: number, side: -1 | 1) =>
    place(side)(
      Array.from({ length: 60 }, (_, i): Point => {
        const x = from + ((to - from) * i) / 59;
        const z = sheerAt(hull, x);
        return [halfBreadth(hull, x, z), z];
      }),
    );
  const outlines = [
    place(-1)(section(hull, hull.midship)),
    place(1)(section(hull, hull.midship)),
    ...(hull.stern.kind === 'transom' ? [place(-1)(transom(hull))] : []),
  ];

  return (
    <g>
      <Lines
        family="grid"
        paths={[
          segments([
            ...waterlines.map(
              (y) =>
                [
                  [-wide, y],
                  [wide, y],
                ] as const,
            ),
            ...buttocks.map(
              (x) =>
                [
                  [x, 0],
                  [x, top],
                ] as const,
            ),
          ]),
        ]}
      />
      <Lines
        family="frame"
        paths={[
          polyline([
            [-wide, 0],
            [wide, 0],
          ]),
          polyline([
            [0, 10],
            [0, top],
          ]),
        ]}
      />
      <Lines family="diagonals" paths={diagonals(hull, k)} />
      <Lines family="stations" paths={[...cut(aftStations, -1), ...cut(foreStations, 1)]} />
      <Lines family="buttocks" paths={[deck(0, hull.midship, -1), deck(hull.midship, LENGTH, 1)]} />
      <Lines family="outline" paths={outlines} />
      <Lines
        family="dwl"
        paths={[
          polyline([
            [-(reach ?? wide), dwl],
            [reach ?? wide, dwl],
          ]),
        ]}
      />
      {notes ? <Notes notes={annotations(hull, k, wide)} /> : null}
    </g>
  );
}

/** The traces of the three diagonal planes, both sides. */
function diagonals(hull: Hull, k: number): string[] {
  return bodyDiagonals(hull).flatMap(([z, slope]) => {
    const out = Math.min(hull.beam * 0.47, z / slope);
    return [-1, 1].map((side) => {
      return polyline([
        [0, -z * k],
        [side * out * k, -(z - slope * out) * k],
      ]);
    });
  });
}

/** Where each diagonal plane leaves the centre line, and how steeply it goes down. */
export function bodyDiagonals(hull: Hull): [z: number, slope: number][] {
  return [
    [hull.draught * 0.62, (hull.draught / hull.beam) * 1.7],
    [hull.draught * 1.02, (hull.draught / hull.beam) * 1.7],
    [hull.draught * 1.38, (hull.draught / hull.beam) * 1.5],
  ];
}

function annotations(hull: Hull, k: number, wide: number): Note[] {
  const tops = [...aftStations.slice(0, 7), ...foreStations].filter(Number.isInteger).map((s) => {
    const [y, z] = at(section(hull, (s * LENGTH) / 10), 1e9);
    return { at: [(s < 5 ? -1 : 1) * y * k, -z * k - 5] as Point, text: String(s) };
  });
  // Near the greatest beam the sections end side by side: a number there would cover the next.
  const spaced = tops.filter((note, i) => {
    const before = tops[i - 1];
    return !before || Math.hypot(note.at[0] - before.at[0], note.at[1] - before.at[1]) > 15;
  });
  const marks = [1, 2, 3].flatMap((n): Note[] => [
    { at: [wide + 6, (-n * hull.draught * k) / 4 + 4], text: `WL ${n}`, anchor: 'start' },
    { at: [((n * hull.beam) / 8) * k, 16], text: `BL ${n}` },
    { at: [((-n * hull.beam) / 8) * k, 16], text: `BL ${n}` },
  ]);
  return [...spaced, ...marks];
}
