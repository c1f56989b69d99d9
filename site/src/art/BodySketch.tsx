import { hullFromSlug } from './hull-from-slug.ts';
import { section } from './hull-lines.ts';
import { LENGTH, sheerAt } from './hull.ts';
import { Lines } from './Lines.tsx';
import { curvePath } from './path-data.ts';
import { Drawing } from './Drawing.tsx';

type Props = { slug: string; className?: string };

const aft = [0.5, 1.5, 3];
const fore = [9.5, 8.5, 7];

/** A body plan in ten strokes, for where many stand beside each other: about 250 bytes each. */
export function BodySketch({ slug, className }: Props) {
  const hull = hullFromSlug(slug);
  const scale = Math.min(144 / hull.beam, 84 / sheerAt(hull, LENGTH));
  const half = (station: number, side: -1 | 1, tolerance?: number) =>
    curvePath(
      section(hull, station).map(([y, z]) => [side * y * scale, -z * scale]),
      tolerance,
    );
  const middle = [half(hull.midship, -1), half(hull.midship, 1)];
  const deck = (stations: number[], side: -1 | 1) =>
    curvePath(
      stations.map((station) => {
        const [y = 0, z = 0] = section(hull, station).at(-1) ?? [];
        return [side * y * scale, -z * scale];
      }),
      0.6,
    );
  const decks = [
    deck([0, 50, 100, 200, 300, hull.midship], -1),
    deck([hull.midship, 600, 700, 800, 900, 950, 1000], 1),
  ];
  const water = -hull.draught * scale;
  return (
    <Drawing viewBox="-90 -92 180 98" decorative className={className}>
      <Lines family="stations" paths={aft.map((station) => half(station * 100, -1, 0.6))} />
      <Lines family="stations" paths={fore.map((station) => half(station * 100, 1, 0.6))} />
      <Lines family="outline" paths={[...middle, ...decks]} />
      <Lines family="frame" paths={['M0 0V-88']} />
      <Lines family="dwl" paths={[`M-90 ${water.toFixed(1)}H90`]} />
    </Drawing>
  );
}
