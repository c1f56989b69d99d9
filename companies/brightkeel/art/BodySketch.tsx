import type { Point } from './curve.ts';
import { deckFromAhead, headHeight, section, transom } from './hull-lines.ts';
import type { Hull } from './hull.ts';
import { Lines } from './Lines.tsx';
import { curvePath } from './path-data.ts';
import { Drawing } from './Drawing.tsx';

type Props = { hull: Hull; className?: string };

const box = '-110 -70 220 132';

const aft = [0.5, 1.5, 3];
const fore = [9.5, 8.5, 7];

/**
 * A body plan in ten strokes, for where many stand beside each other. It floats: the waterline is at
 * the same height in all of them and runs on to whatever clips it, so that a row shares one.
 */
export function BodySketch({ hull, className }: Props) {
  const scale = Math.min(160 / hull.beam, 86 / headHeight(hull));
  const fold = (points: Point[], side: -1 | 1, hair?: number) =>
    curvePath(
      points.map(([y, z]) => [side * y * scale, -z * scale]),
      hair,
      { axis: 0, side },
    );
  const cut = (side: -1 | 1) => (station: number) => {
    return fold(section(hull, station * 100), side, 0.4);
  };
  const midship = section(hull, hull.midship);
  const ends = [
    ...(hull.stern.kind === 'transom' ? [fold(transom(hull), -1, 0.4)] : []),
    fold(deckFromAhead(hull, 'aft'), -1, 0.4),
    fold(deckFromAhead(hull, 'fore'), 1, 0.4),
  ];
  const afloat = (hull.draught * scale).toFixed(1);
  return (
    <Drawing viewBox={box} bleed decorative className={className}>
      <g transform={`translate(0 ${afloat})`}>
        <Lines family="stations" paths={[...aft.map(cut(-1)), ...fore.map(cut(1))]} />
        <Lines family="outline" paths={[fold(midship, -1), fold(midship, 1), ...ends]} />
        <Lines family="frame" paths={['M0 0V-88']} />
      </g>
      <Lines family="dwl" paths={['M-999 0H999']} />
    </Drawing>
  );
}
