import { BodyLines } from '../../art/BodyLines.tsx';
import { Drawing } from '../../art/Drawing.tsx';
import { hullFromSlug } from '../../art/hull-from-slug.ts';
import { LENGTH, sheerAt } from '../../art/hull.ts';

type Props = { slug: string; className?: string };

/** The room for a hull: to either side of its centre line, over the waterline and under it. */
const room = { side: 300, over: 330, under: 195 };

/** A page's body plan, with the waterline at one height on every page, three fifths down. */
export function HullAfloat({ slug, className = '' }: Props) {
  const hull = hullFromSlug(slug);
  const scale = Math.min(
    (2 * room.side) / hull.beam,
    room.over / (sheerAt(hull, LENGTH) - hull.draught),
    room.under / hull.draught,
  );
  return (
    <Drawing viewBox="0 -360 720 600" bleed decorative fontSize={14} className={className}>
      <g transform={`translate(360 ${(hull.draught * scale).toFixed(1)})`}>
        <BodyLines hull={hull} scale={scale} reach={4000} />
      </g>
    </Drawing>
  );
}
