import { Drawing, type DrawingProps } from './Drawing.tsx';
import { hullFromSlug } from './hull-from-slug.ts';
import type { Hull } from './hull.ts';
import { Lines } from './Lines.tsx';
import { SheerLines } from './SheerLines.tsx';
import { vessels, type VesselName } from './vessels.ts';

interface SheerPlanProps extends DrawingProps {
  /** One of the eight kinds of vessel, with its rig or superstructure. */
  vessel?: VesselName;
  slug?: string;
  hull?: Hull;
  /** 'banner': wide, drawing on the right; 'plate': 4:3, for cards; 'view': as the drawing is. */
  variant?: 'view' | 'banner' | 'plate';
}

/** Where the drawing stands: size of the sheet, foot of the after perpendicular, scale. */
const sheets = {
  view: { width: 1240, height: 640, x: 120, y: 570, scale: 1 },
  banner: { width: 1600, height: 640, x: 690, y: 570, scale: 0.8 },
  plate: { width: 800, height: 600, x: 90, y: 500, scale: 0.62 },
} as const;

/** The side view, with buttock lines and station numbers. For industries. */
export function SheerPlan({ vessel, slug, hull, variant = 'view', ...props }: SheerPlanProps) {
  const ship = vessel ? vessels[vessel] : undefined;
  const form = ship?.hull ?? hull ?? hullFromSlug(slug ?? 'sheer-plan');
  const { width, height, x, y, scale } = sheets[variant];
  const banner = variant === 'banner';
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      fit={banner ? 'slice' : 'meet'}
      bleed={banner}
      fontSize={14}
      {...props}
    >
      <g transform={`translate(${x} ${y})`}>
        <SheerLines hull={form} scale={scale} {...(banner ? { reach: 3000 } : {})} />
        {ship ? <Lines family="rig" paths={ship.rig(form, scale)} /> : null}
      </g>
    </Drawing>
  );
}
