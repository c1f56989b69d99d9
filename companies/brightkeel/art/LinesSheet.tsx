import { BodyLines, bodyNotes } from './BodyLines.tsx';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import { HalfBreadthLines } from './HalfBreadthLines.tsx';
import { stemHead, sternHead } from './hull-lines.ts';
import { yacht } from './hull-types.ts';
import type { Hull } from './hull.ts';
import { Notes } from './Notes.tsx';
import { Projections } from './Projections.tsx';
import { SheerLines, stationNames } from './SheerLines.tsx';

interface LinesSheetProps extends DrawingProps {
  hull?: Hull;
  /** 'sheet': to be framed; 'band': lines run on; 'tall': for a phone. */
  variant?: 'sheet' | 'band' | 'tall';
}

type ViewsProps = Omit<LinesSheetProps, 'variant'>;

/** All three views as one sheet, aligned and projected from one another. For hero and about. */
export function LinesSheet({ variant = 'sheet', ...props }: LinesSheetProps) {
  if (variant === 'tall') return <Tall {...props} />;
  return <Wide bleed={variant === 'band'} {...props} />;
}

function Wide({ hull = yacht, bleed, ...props }: ViewsProps & { bleed: boolean }) {
  const left = 76 - sternHead(hull)[0];
  const body = left + stemHead(hull)[0] + 46 + hull.beam * 0.57;
  const [base, centre] = [246, 470];
  const width = Math.ceil((body + hull.beam * 0.57 + 82) / 10) * 10;
  const far = bleed ? 3000 : undefined;
  return (
    <Drawing viewBox={bleed ? `0 0 ${width} 650` : `0 -24 ${width} 690`} bleed={bleed} {...props}>
      <Projections hull={hull} left={left} body={body} base={base} centre={centre} />
      <g transform={`translate(${left} ${base})`}>
        <SheerLines hull={hull} scale={1} reach={far} />
      </g>
      <g transform={`translate(${body} ${base})`}>
        <BodyLines hull={hull} scale={1} />
      </g>
      <g transform={`translate(${left} ${centre})`}>
        <HalfBreadthLines hull={hull} scale={1} below="diagonals" reach={far} />
      </g>
    </Drawing>
  );
}

/** The same three views one above the other, the body plan enlarged: legible at 390px. */
function Tall({ hull = yacht, ...props }: ViewsProps) {
  const left = 44 - sternHead(hull)[0];
  const width = Math.ceil(left + stemHead(hull)[0] + 44);
  const enlarged = (width * 0.62) / hull.beam;
  const foot = stemHead(hull)[1] * enlarged + 90;
  const base = foot + 330;
  const centre = base + 250;
  return (
    <Drawing viewBox={`0 0 ${width} ${Math.round(centre + hull.beam / 2 + 30)}`} bleed {...props}>
      <g transform={`translate(${width / 2} ${Math.round(foot)})`}>
        <g transform={`scale(${enlarged.toFixed(2)})`}>
          <BodyLines hull={hull} scale={1} notes={false} reach={width} />
        </g>
        <Notes notes={bodyNotes(hull, enlarged, 52).filter(({ text }) => /^\d+$/.test(text))} />
      </g>
      <g transform={`translate(${left} ${Math.round(base)})`}>
        <SheerLines hull={hull} scale={1} notes={false} reach={width} />
        <Notes notes={stationNames(1, 18)} />
      </g>
      <g transform={`translate(${left} ${Math.round(centre)})`}>
        <HalfBreadthLines hull={hull} scale={1} below="diagonals" reach={width} />
      </g>
    </Drawing>
  );
}
