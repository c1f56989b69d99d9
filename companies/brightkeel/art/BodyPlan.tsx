import { BodyLines } from './BodyLines.tsx';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import { hullFromSlug } from './hull-from-slug.ts';
import { headHeight } from './hull-lines.ts';
import type { Hull } from './hull.ts';

interface BodyPlanProps extends DrawingProps {
  slug?: string;
  hull?: Hull;
  /**
   * 'banner': wide, drawing on the right; 'plate': 4:3, small, without notes; 'half': the fore half
   * alone, its centre line on the left edge, for a page that cuts off the rest.
   */
  variant?: 'view' | 'banner' | 'plate' | 'half';
}

/** Each sheet's size, where its centre line stands, and the room for the drawing. */
const sheets = {
  view: { width: 720, height: 560, x: 360, room: [540, 430] },
  banner: { width: 1600, height: 560, x: 1130, room: [720, 420] },
  plate: { width: 640, height: 480, x: 320, room: [500, 370] },
  half: { width: 320, height: 470, x: 0, room: [580, 420] },
} as const;

/** Cross-sections folded around the centre line: left half aft, right half fore. For services. */
export function BodyPlan({ slug = 'body-plan', hull, variant = 'view', ...props }: BodyPlanProps) {
  const form = hull ?? hullFromSlug(slug);
  const { width, height, x, room } = sheets[variant];
  const scale = Math.min(room[0] / form.beam, room[1] / headHeight(form));
  const y = Math.round((height + headHeight(form) * scale) / 2);
  const banner = variant === 'banner';
  const bleed = banner || variant === 'half';
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      fit={banner ? 'slice' : 'meet'}
      bleed={bleed}
      {...props}
    >
      <g transform={`translate(${x} ${y})`}>
        <BodyLines
          hull={form}
          scale={scale}
          reach={bleed ? 3000 : undefined}
          notes={variant === 'view' || banner}
        />
      </g>
    </Drawing>
  );
}
