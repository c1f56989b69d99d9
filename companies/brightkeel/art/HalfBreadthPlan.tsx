import { Drawing, type DrawingProps } from './Drawing.tsx';
import { HalfBreadthLines } from './HalfBreadthLines.tsx';
import { hullFromSlug } from './hull-from-slug.ts';
import { stemHead } from './hull-lines.ts';
import { LENGTH, type Hull } from './hull.ts';
import { Notes } from './Notes.tsx';
import { stationNames } from './SheerLines.tsx';

interface HalfBreadthPlanProps extends DrawingProps {
  slug?: string;
  hull?: Hull;
  /** 'long': its centre line runs on; 'banner': wide, drawing on the right; 'plate': 4:3, small, without notes. */
  variant?: 'view' | 'long' | 'banner' | 'plate';
  /** Whether its stations have their names. */
  notes?: boolean;
}

/** The length of a view's sheet, in the units of the hull. */
export const planLength = 1240;

/** Where the drawing stands: size of the sheet, after end of the centre line, scale. */
const sheets = {
  view: { width: planLength, height: 460, x: 120, y: 220, scale: 1, reach: undefined },
  long: { width: planLength, height: 460, x: 120, y: 220, scale: 1, reach: 3000 },
  banner: { width: 1600, height: 460, x: 690, y: 220, scale: 0.8, reach: 3000 },
} as const;

/** The view from above, with waterlines mirrored on the centre line. For articles. */
export function HalfBreadthPlan(props: HalfBreadthPlanProps) {
  const { slug = 'half-breadth-plan', hull, variant = 'view', notes = true, ...rest } = props;
  const form = hull ?? hullFromSlug(slug);
  const { width, height, x, y, scale, reach } =
    variant === 'plate' ? foreBody(form) : sheets[variant];
  const banner = variant === 'banner';
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      fit={banner ? 'slice' : 'meet'}
      bleed={banner}
      {...rest}
    >
      <g transform={`translate(${x} ${y})`}>
        <HalfBreadthLines hull={form} scale={scale} reach={reach} />
        {notes && variant !== 'plate' && (
          <Notes notes={stationNames(scale, (form.beam / 2) * scale + 22)} />
        )}
      </g>
    </Drawing>
  );
}

/** On a card the whole hull would be small: the fore body alone, run off the left edge. */
function foreBody(hull: Hull) {
  const scale = Math.min(370 / hull.beam, 1.8);
  const x = Math.round(740 - stemHead(hull)[0] * scale);
  // Its grid ends with the card, whose right edge is the page's for the last in a row.
  const reach = Math.min(90, (800 - x) / scale - LENGTH);
  return { width: 800, height: 600, x, y: 300, scale, reach };
}
