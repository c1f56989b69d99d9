import { Drawing, type DrawingProps } from './Drawing.tsx';
import { hullFromSlug } from './hull-from-slug.ts';
import { stemHead, sternHead } from './hull-lines.ts';
import type { Hull } from './hull.ts';
import type { Vessel } from './vessel.ts';
import { VesselLines } from './VesselLines.tsx';
import { vessels, type VesselName } from './vessels.ts';

interface SheerPlanProps extends DrawingProps {
  /** One of the eight kinds of vessel, with its rig or superstructure. */
  vessel?: VesselName;
  slug?: string;
  hull?: Hull;
  /** 'banner': wide, drawing on the right; 'plate': 4:3, small, without notes. */
  variant?: 'view' | 'banner' | 'plate';
}

/** The room for the drawing on each sheet. The height of a view follows from the vessel. */
const sheets = {
  view: { width: 1240, height: undefined, room: { x: 40, y: 40, width: 1160, height: 620 } },
  banner: { width: 1600, height: 560, room: { x: 690, y: 40, width: 830, height: 460 } },
  plate: { width: 800, height: 600, room: { x: 50, y: 60, width: 700, height: 450 } },
} as const;

/** The side view, with buttock lines and station numbers. For industries. */
export function SheerPlan({ vessel, slug, hull, variant = 'view', ...props }: SheerPlanProps) {
  const { hull: form, extent, rig } = vessel ? vessels[vessel] : bare(slug, hull);
  const { width, height, room } = sheets[variant];
  const [aft, fore, top] = extent;
  const scale = Math.min(room.width / (fore - aft), room.height / top);
  const x = room.x + (room.width - (fore - aft) * scale) / 2 - aft * scale;
  const tall = height ?? top * scale + 2 * room.y + 20;
  const y = (tall + top * scale - 20) / 2;
  const banner = variant === 'banner';
  return (
    <Drawing
      viewBox={`0 0 ${width} ${Math.round(tall)}`}
      fit={banner ? 'slice' : 'meet'}
      bleed={banner}
      {...props}
    >
      <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
        <VesselLines
          hull={form}
          scale={scale}
          rig={rig}
          reach={banner ? 3000 : undefined}
          notes={variant !== 'plate'}
        />
      </g>
    </Drawing>
  );
}

/** A hull on its own, with room for its overhangs. */
function bare(slug = 'sheer-plan', hull: Hull = hullFromSlug(slug)): Vessel {
  const [aft, fore] = [sternHead(hull), stemHead(hull)];
  return { hull, extent: [aft[0] - 30, fore[0] + 30, fore[1] + 20], rig: () => [] };
}
