import type { ServiceLook, Subject } from '@frontage/site/art';
import { sheet } from './Drawing.tsx';
import { drawingOf, linesOf } from './drawings.ts';

type Props = Subject & { part: 'over' | 'under'; look: ServiceLook; className: string };

/**
 * A page's body plan, cut at the waterline, so that the background above and below it can differ. The part below the
 * water repeats the drawing of the part above.
 */
export function HullAfloat({ part, look, className, ...service }: Props) {
  const { viewBox, lines } = linesOf(drawingOf('services', service));
  // The waterline is at 0.
  const [, top = 0, width, height = 0] = viewBox.split(' ').map(Number);
  const box = part === 'over' ? `0 ${top} ${width} ${-top}` : `0 0 ${width} ${height + top}`;
  return (
    <svg
      {...sheet}
      viewBox={box}
      overflow="visible"
      className={look === 'titleOnLine' ? `${className} hull-title-on-line` : className}
    >
      {part === 'over' ? (
        <g id="hull" className="hull-lines" dangerouslySetInnerHTML={{ __html: lines }} />
      ) : (
        <use href="#hull" />
      )}
    </svg>
  );
}
