import { sheerAt, type Hull } from './hull.ts';
import { Lines } from './Lines.tsx';
import { pen } from './pen.ts';
import { SheerLines } from './SheerLines.tsx';
import type { Vessel } from './vessel.ts';

interface VesselLinesProps {
  hull: Hull;
  scale: number;
  rig: Vessel['rig'];
  reach?: number | undefined;
  notes?: boolean | undefined;
}

/** A sheer plan with what stands on the deck. */
export function VesselLines({ hull, scale, rig, reach, notes }: VesselLinesProps) {
  return (
    <g>
      <SheerLines hull={hull} scale={scale} reach={reach} notes={notes} />
      <Lines family="rig" paths={rig(pen(scale), (x) => sheerAt(hull, x))} />
    </g>
  );
}
