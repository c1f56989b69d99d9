import { Drawing } from './Drawing.tsx';
import { sheerAt } from './hull.ts';
import { Lines } from './Lines.tsx';
import { pen } from './pen.ts';
import { sheerCurves } from './SheerLines.tsx';
import { vessels, type VesselName } from './vessels.ts';

// In small units a decimal is a fine one, and few digits are few bytes.
const room = { width: 140, height: 90, left: 10, water: 96 };

const box = '0 0 160 120';

/**
 * A vessel in its fewest strokes, for where eight of them stand beside each other. All float at the
 * same height, so that a row shares one waterline.
 */
export function VesselSketch({ vessel }: { vessel: VesselName }) {
  const { hull, extent, rig } = vessels[vessel];
  const [aft, fore, top] = extent;
  const scale = Math.min(room.width / (fore - aft), room.height / (top - hull.draught));
  const x = room.left + (room.width - (fore - aft) * scale) / 2 - aft * scale;
  const { buttocks, outline } = sheerCurves(hull, scale);
  const low = hull.draught * scale;
  return (
    <Drawing viewBox={box} decorative>
      <g transform={`translate(${x.toFixed(1)} ${(room.water + low).toFixed(1)})`}>
        <Lines family="buttocks" paths={buttocks} />
        <Lines family="rig" paths={rig(pen(scale), (at) => sheerAt(hull, at))} />
        <Lines family="outline" paths={outline} />
        <Lines family="dwl" paths={[`M${(-x).toFixed(1)} ${(-low).toFixed(1)}h160`]} />
      </g>
    </Drawing>
  );
}
