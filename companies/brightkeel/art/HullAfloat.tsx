import type { ServiceLook, Subject } from '@frontage/site/art';
import { BodyLines } from './BodyLines.tsx';
import { Drawing } from './Drawing.tsx';
import { hullOf } from './hull-from-slug.ts';
import { LENGTH, sheerAt } from './hull.ts';

type Props = Subject & { part: 'over' | 'under'; look: ServiceLook; className: string };

/** The room for a hull: to either side of its centre line, over the waterline and under it. */
const room = { side: 300, over: 330, under: 195 };
const margin = { over: 30, under: 45 };

/**
 * A page's body plan, cut at the waterline, so that the air and the water around it can have colours
 * of their own. The part under the water repeats what the part over it has drawn.
 */
export function HullAfloat({ part, className, ...service }: Props) {
  const hull = hullOf(service);
  const freeboard = sheerAt(hull, LENGTH) - hull.draught;
  const scale = Math.min(
    (2 * room.side) / hull.beam,
    room.over / freeboard,
    room.under / hull.draught,
  );
  const over = Math.ceil(freeboard * scale + margin.over);
  const under = Math.ceil(hull.draught * scale + margin.under);
  return part === 'over' ? (
    <Drawing viewBox={`0 ${-over} 720 ${over}`} bleed decorative className={className}>
      <g
        id="hull"
        className="hull-lines"
        transform={`translate(360 ${(hull.draught * scale).toFixed(1)})`}
      >
        <BodyLines hull={hull} scale={scale} reach={4000} />
      </g>
    </Drawing>
  ) : (
    <Drawing viewBox={`0 0 720 ${under}`} bleed decorative className={className}>
      <use href="#hull" />
    </Drawing>
  );
}
