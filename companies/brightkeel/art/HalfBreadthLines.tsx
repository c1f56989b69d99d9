import { at, type Point } from './curve.ts';
import { deckEdge, diagonal, transomPlan, waterline } from './hull-lines.ts';
import { LENGTH, type Hull } from './hull.ts';
import { Lines } from './Lines.tsx';
import { once } from './once.ts';
import { curvePath, polyline, segments } from './path-data.ts';
import { buttockBreadths, diagonalPlanes, stations, waterlineHeights } from './stations.ts';

interface HalfBreadthLinesProps {
  hull: Hull;
  scale: number;
  /** What is drawn below the centre line: the same again, or the diagonals laid flat. */
  below?: 'mirror' | 'diagonals' | 'nothing';
  reach?: number | undefined;
}

/** The half-breadth plan about its own origin: after perpendicular at x 0, centre line at y 0. */
export function HalfBreadthLines(props: HalfBreadthLinesProps) {
  const { hull, scale: k, below = 'mirror', reach = 90 } = props;
  const sides = below === 'mirror' ? [-1, 1] : [-1];
  const { waterlines, diagonals, transom, outline, dwl } = once(hull, `half ${k} ${below}`, () =>
    halfBreadthCurves(hull, k, below),
  );
  const half = (hull.beam / 2) * k;
  const ends = [-reach * k, (LENGTH + reach) * k] as const;
  const short = Math.min(reach, 90) * k;
  const low = below === 'nothing' ? 8 : half + 14;
  const buttocks = buttockBreadths(hull).flatMap((y) => sides.map((side) => side * y * k));
  return (
    <g>
      <Lines
        family="grid"
        paths={[
          segments(
            stations.map((x) => [
              [x * k, -half - 14],
              [x * k, low],
            ]),
          ),
          segments(
            buttocks.map((y) => [
              [-short, y],
              [LENGTH * k + short, y],
            ]),
          ),
        ]}
      />
      <Lines
        family="frame"
        paths={[
          polyline([
            [ends[0], 0],
            [ends[1], 0],
          ]),
        ]}
      />
      <Lines family="waterlines" paths={waterlines} />
      <Lines family="diagonals" paths={diagonals} />
      <Lines family="detail" paths={transom} />
      <Lines family="outline" paths={outline} />
      <Lines family="dwl" paths={dwl} />
    </g>
  );
}

function halfBreadthCurves(hull: Hull, k: number, below: HalfBreadthLinesProps['below']) {
  const sides = below === 'mirror' ? ([-1, 1] as const) : ([-1] as const);
  const onSides = (points: readonly Point[]) =>
    sides.map((side) =>
      curvePath(
        points.map(([x, y]) => [x * k, side * y * k]),
        undefined,
        { axis: 1, side },
      ),
    );
  const cut = hull.stern.kind === 'transom';
  const low = waterlineHeights(hull).filter(({ z, design }) => !design && z < hull.depth);
  const planes = below === 'diagonals' ? diagonalPlanes(hull) : [];
  return {
    waterlines: low.flatMap(({ z }) => onSides(waterline(hull, z))),
    diagonals: planes.map(({ z, slope }) => {
      return curvePath(diagonal(hull, z, slope).map(([x, y]) => [x * k, y * k]));
    }),
    outline: [...onSides(deckEdge(hull)), ...(cut ? [transomTop(hull, k, sides)] : [])],
    // Below its upper edge a raked transom lies under the deck: a hairline, not the outline.
    transom: cut ? onSides(transomPlan(hull)) : [],
    dwl: onSides(waterline(hull, hull.draught)),
  };
}

/** The transom's upper edge, straight across from one end of the sheer to the other. */
function transomTop(hull: Hull, k: number, sides: readonly (-1 | 1)[]): string {
  const [x, y] = at(deckEdge(hull), 0);
  const [from = -1, to = 0] = sides;
  return polyline([
    [x * k, from * y * k],
    [x * k, to * y * k],
  ]);
}
