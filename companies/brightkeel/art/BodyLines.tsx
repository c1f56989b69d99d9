import { at, type Point } from './curve.ts';
import { deckFromAhead, section, sternHead, transom } from './hull-lines.ts';
import { LENGTH, sheerAt, type Hull } from './hull.ts';
import { Lines } from './Lines.tsx';
import { Notes, type Note } from './Notes.tsx';
import { once } from './once.ts';
import { curvePath, polyline, segments } from './path-data.ts';
import { buttockBreadths, diagonalPlanes, waterlineHeights } from './stations.ts';

// Half stations stand near the ends, where a hull changes most.
const drawnStations = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 8.5, 9, 9.5, 10];

type Side = -1 | 1;

interface BodyLinesProps {
  hull: Hull;
  scale: number;
  /** How far the water's surface is drawn to either side. */
  reach?: number | undefined;
  notes?: boolean | undefined;
}

/** The body plan about its own origin: centre line at x 0, base line at y 0, aft half on the left. */
export function BodyLines({ hull, scale: k, reach, notes = true }: BodyLinesProps) {
  const { stations, deck, outline } = once(hull, `body ${k}`, () => bodyCurves(hull, k));
  const wide = hull.beam * 0.57 * k;
  const top = -sheerAt(hull, LENGTH) * k - 12;
  const level = (z: number, by = wide): [Point, Point] => [[-by, -z * k], [by, -z * k]]; // prettier-ignore
  const upright = buttockBreadths(hull).flatMap((y) => [-y * k, y * k]);
  const low = waterlineHeights(hull).filter(({ design }) => !design);
  return (
    <g>
      <Lines
        family="grid"
        paths={[
          segments(low.map(({ z }) => level(z))),
          segments(
            upright.map((x) => [
              [x, 0],
              [x, top],
            ]),
          ),
        ]}
      />
      <Lines
        family="frame"
        paths={[
          polyline(level(0)),
          polyline([
            [0, 8],
            [0, top],
          ]),
        ]}
      />
      <Lines family="diagonals" paths={diagonalTraces(hull, k)} />
      <Lines family="stations" paths={stations} />
      <Lines family="detail" paths={deck} />
      <Lines family="outline" paths={outline} />
      <Lines family="dwl" paths={[polyline(level(hull.draught, reach))]} />
      {notes ? <Notes notes={bodyNotes(hull, k)} /> : null}
    </g>
  );
}

/** Whether a station cuts the hull: a transom may stand forward of the after perpendicular. */
const aboard = (hull: Hull) => (station: number) => station * 100 >= sternHead(hull)[0];

function bodyCurves(hull: Hull, k: number) {
  const fold = (points: Point[], side: Side) =>
    curvePath(
      points.map(([y, z]) => [side * y * k, -z * k]),
      undefined,
      { axis: 0, side },
    );
  const cut = (side: Side) => (station: number) => fold(section(hull, station * 100), side);
  const midship = section(hull, hull.midship);
  // From the greatest section on a hull rises again: a station past it belongs to the other half.
  const aft = drawnStations.filter((station) => station * 100 <= hull.midship);
  const fore = drawnStations.filter((station) => station * 100 > hull.midship).reverse();
  return {
    stations: [...aft.filter(aboard(hull)).map(cut(-1)), ...fore.map(cut(1))],
    deck: [fold(deckFromAhead(hull, 'aft'), -1), fold(deckFromAhead(hull, 'fore'), 1)],
    outline: [
      fold(midship, -1),
      fold(midship, 1),
      ...(hull.stern.kind === 'transom' ? [fold(transom(hull), -1)] : []),
    ],
  };
}

/** The traces of the diagonal planes, on both sides, just past the greatest section. */
function diagonalTraces(hull: Hull, k: number): string[] {
  return diagonalPlanes(hull).map(({ z, slope }) => {
    const out = Math.min(hull.beam * 0.47, z / slope);
    const end = -(z - slope * out) * k;
    return polyline([
      [-out * k, end],
      [0, -z * k],
      [out * k, end],
    ]);
  });
}

/** Numbers of stations, waterlines and buttocks, from the keel on; numbers closer than `apart` are left out. */
export function bodyNotes(hull: Hull, k: number, apart = 21): Note[] {
  const wide = hull.beam * 0.57 * k;
  const tops = [0, 1, 2, 10, 9, 8, 7].filter(aboard(hull)).map((station): Note => {
    const [y, z] = at(section(hull, station * 100), 1e9);
    const aft = station < 5;
    const text = String(station);
    return { at: [(aft ? -1 : 1) * y * k, -z * k - 4], text, anchor: aft ? 'end' : 'start' };
  });
  // Near the greatest beam sections end side by side: a number there would cover its neighbour.
  const spaced = tops.filter(({ at: [x, y] }, i) => {
    const before = tops[i - 1]?.at ?? [1e9, 0];
    // Nor does one stand on the outline, where a full stern is as wide as the hull.
    const free = x > 0 || -x < (hull.beam / 2) * k - apart / 2;
    return free && Math.hypot(x - before[0], y - before[1]) > apart;
  });
  // The design waterline is the red one and needs no name.
  const heights = waterlineHeights(hull).slice(0, 3);
  // The waterlines of a shallow hull lie close together: the first and the third say which is which.
  const close = (heights[0]?.z ?? 0) * k < apart;
  return [
    ...spaced,
    ...heights.flatMap(({ z }, i): Note[] =>
      close && i % 2 === 1
        ? []
        : [{ at: [wide + 8, -z * k], by: 'middle', text: String(i + 1), anchor: 'start' }],
    ),
    ...buttockBreadths(hull).flatMap((y, i): Note[] => [
      { at: [y * k, 9], text: String(i + 1), by: 'top' },
      { at: [-y * k, 9], text: String(i + 1), by: 'top' },
    ]),
  ];
}
