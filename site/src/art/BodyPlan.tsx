import { BodyLines } from './BodyLines.tsx';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import { hullFromSlug } from './hull-from-slug.ts';
import { LENGTH, sheerAt, type Hull } from './hull.ts';

interface BodyPlanProps extends DrawingProps {
  slug?: string;
  hull?: Hull;
  /** 'banner': wide, drawing on the right; 'plate': 4:3, for cards; 'view': as the drawing is. */
  variant?: 'view' | 'banner' | 'plate';
}

/** Where the drawing stands in each variant: size of the sheet, foot of the centre line, room. */
const sheets = {
  view: { width: 720, height: 560, x: 360, y: 500, room: [540, 440] },
  banner: { width: 1600, height: 560, x: 1130, y: 490, room: [720, 420] },
  plate: { width: 640, height: 480, x: 320, y: 420, room: [460, 350] },
} as const;

/** Cross-sections folded around the centre line: left half aft, right half fore. For services. */
export function BodyPlan({ slug = 'body-plan', hull, variant = 'view', ...props }: BodyPlanProps) {
  const form = hull ?? hullFromSlug(slug);
  const { width, height, x, y, room } = sheets[variant];
  const scale = Math.min(room[0] / form.beam, room[1] / sheerAt(form, LENGTH));
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
        <BodyLines hull={form} scale={scale} reach={banner ? 3000 : undefined} />
      </g>
    </Drawing>
  );
}
