import { section } from './hull-lines.ts';
import { LENGTH, type Hull } from './hull.ts';

/** The figures by which naval architects compare hulls, of the body below the design waterline. */
export interface Hydrostatics {
  lengthToBeam: number;
  beamToDraught: number;
  /** Share of its circumscribed rectangle that the fullest section fills. */
  midship: number;
  /** Share of the prism on the fullest section that the body fills: how blunt the ends are. */
  prismatic: number;
  /** Share of its circumscribed box that the body fills. */
  block: number;
}

/** Integrates the sections by Simpson's rule, as offsets from a drawing would be. */
export function hydrostatics(hull: Hull): Hydrostatics {
  const steps = 40;
  const areas = Array.from({ length: steps + 1 }, (_, i) => immersed(hull, (i * LENGTH) / steps));
  const weights = areas.map((_, i) => (i === 0 || i === steps ? 1 : i % 2 === 1 ? 4 : 2));
  const sum = areas.reduce((all, area, i) => all + area * (weights[i] ?? 0), 0);
  const volume = (sum * LENGTH) / steps / 3;
  const fullest = Math.max(...areas);
  return {
    lengthToBeam: LENGTH / hull.beam,
    beamToDraught: hull.beam / hull.draught,
    midship: fullest / (hull.beam * hull.draught),
    prismatic: volume / (fullest * LENGTH),
    block: volume / (LENGTH * hull.beam * hull.draught),
  };
}

/** Area of a section below the design waterline, both sides. */
function immersed(hull: Hull, x: number): number {
  return section(hull, x)
    .filter(([, z]) => z <= hull.draught)
    .reduce((all, [y, z], i, points) => {
      const [y0, z0] = points[i - 1] ?? [y, z];
      return all + (y + y0) * (z - z0);
    }, 0);
}
