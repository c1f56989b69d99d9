import { BodyLines } from './BodyLines.tsx';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import { HalfBreadthLines } from './HalfBreadthLines.tsx';
import { yacht } from './hull-types.ts';
import type { Hull } from './hull.ts';
import { Lines } from './Lines.tsx';
import { SheerLines } from './SheerLines.tsx';
import { TitleBlock, type Fact } from './TitleBlock.tsx';
import { polyline } from './path-data.ts';

interface LinesSheetProps extends DrawingProps {
  hull?: Hull;
  /** 'sheet': framed, with title block; 'band': no frame, lines run on; 'tall': for a phone. */
  variant?: 'sheet' | 'band' | 'tall';
  /** What the title block says. */
  facts?: readonly Fact[];
}

/** All three views as one sheet, aligned and projected from one another. For hero and about. */
export function LinesSheet({ hull = yacht, variant = 'sheet', facts, ...props }: LinesSheetProps) {
  return (
    <Drawing viewBox="0 0 1680 800" bleed={variant === 'band'} fontSize={14} {...props}>
      <Lines
        family="frame"
        paths={[
          polyline(
            [
              [20, 20],
              [1660, 20],
              [1660, 780],
              [20, 780],
            ],
            true,
          ),
        ]}
      />
      <g transform="translate(140 330)">
        <SheerLines hull={hull} scale={1} />
      </g>
      <g transform="translate(1450 330)">
        <BodyLines hull={hull} scale={1} />
      </g>
      <g transform="translate(140 570)">
        <HalfBreadthLines hull={hull} scale={1} below="diagonals" />
      </g>
      <TitleBlock x={1270} y={600} facts={facts ?? []} />
    </Drawing>
  );
}
