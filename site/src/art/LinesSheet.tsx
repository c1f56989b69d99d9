import { BodyLines, bodyNotes } from './BodyLines.tsx';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import { HalfBreadthLines } from './HalfBreadthLines.tsx';
import { stemHead, sternHead } from './hull-lines.ts';
import { yacht } from './hull-types.ts';
import type { Hull } from './hull.ts';
import { hydrostatics } from './hydrostatics.ts';
import { Lines } from './Lines.tsx';
import { Notes } from './Notes.tsx';
import { polyline } from './path-data.ts';
import { Projections } from './Projections.tsx';
import { SheerLines, stationNames } from './SheerLines.tsx';
import { TitleBlock, type Fact } from './TitleBlock.tsx';

interface LinesSheetProps extends DrawingProps {
  hull?: Hull;
  /** 'sheet': framed, with title block; 'band': no frame, lines run on; 'tall': for a phone. */
  variant?: 'sheet' | 'band' | 'tall';
  /** The title block: whose drawing, and up to six facts. Without facts, the hull's own figures. */
  heading?: string | undefined;
  facts?: readonly Fact[] | undefined;
}

/** All three views as one sheet, aligned and projected from one another. For hero and about. */
export function LinesSheet({ variant = 'sheet', heading, facts, ...props }: LinesSheetProps) {
  if (variant === 'tall') return <Tall {...props} />;
  return <Wide bleed={variant === 'band'} heading={heading} facts={facts} {...props} />;
}

type PhoneProps = Omit<LinesSheetProps, 'variant' | 'heading' | 'facts'>;
type WideProps = Omit<LinesSheetProps, 'variant'> & { bleed: boolean };

function Wide({ hull = yacht, heading, facts, bleed, ...props }: WideProps) {
  const left = 76 - sternHead(hull)[0];
  const body = left + stemHead(hull)[0] + 46 + hull.beam * 0.57;
  const [base, centre] = bleed ? [246, 470] : [290, 514];
  const width = Math.ceil((body + hull.beam * 0.57 + 82) / 10) * 10;
  const height = bleed ? 650 : 744;
  const far = bleed ? 3000 : undefined;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} bleed={bleed} fontSize={14} {...props}>
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
      {bleed ? null : (
        <>
          <Lines family="frame" paths={[frame(16, width, height), frame(24, width, height)]} />
          <TitleBlock
            x={width - 24 - 408}
            y={height - 24 - 178}
            heading={heading ?? 'Lines plan'}
            facts={facts ?? figures(hull)}
          />
        </>
      )}
    </Drawing>
  );
}

/** The same three views one above the other, the body plan enlarged: legible at 390px. */
function Tall({ hull = yacht, ...props }: PhoneProps) {
  const left = 44 - sternHead(hull)[0];
  const width = Math.ceil(left + stemHead(hull)[0] + 44);
  const enlarged = (width * 0.62) / hull.beam;
  const foot = stemHead(hull)[1] * enlarged + 90;
  const base = foot + 330;
  const centre = base + 250;
  return (
    <Drawing
      viewBox={`0 0 ${width} ${Math.round(centre + hull.beam / 2 + 30)}`}
      bleed
      fontSize={34}
      {...props}
    >
      <g transform={`translate(${width / 2} ${Math.round(foot)})`}>
        <g transform={`scale(${enlarged.toFixed(2)})`}>
          <BodyLines hull={hull} scale={1} notes={false} reach={width} />
        </g>
        <Notes notes={bodyNotes(hull, enlarged, 40).filter(({ text }) => /^\d+$/.test(text))} />
      </g>
      <g transform={`translate(${left} ${Math.round(base)})`}>
        <SheerLines hull={hull} scale={1} notes={false} reach={width} />
        <Notes notes={stationNames(1, 48)} />
      </g>
      <g transform={`translate(${left} ${Math.round(centre)})`}>
        <HalfBreadthLines hull={hull} scale={1} below="diagonals" reach={width} />
      </g>
    </Drawing>
  );
}

const frame = (inset: number, width: number, height: number) => {
  const [right, low] = [width - inset, height - inset];
  return polyline([[inset, inset], [right, inset], [right, low], [inset, low]], true); // prettier-ignore
};

/** The hull's own figures, as a title block has them. */
function figures(hull: Hull): Fact[] {
  const { lengthToBeam, beamToDraught, midship, prismatic, block } = hydrostatics(hull);
  return [
    { label: 'Length : beam', value: lengthToBeam.toFixed(2) },
    { label: 'Beam : draught', value: beamToDraught.toFixed(2) },
    { label: 'Midship coeff.', value: midship.toFixed(3) },
    { label: 'Prismatic coeff.', value: prismatic.toFixed(3) },
    { label: 'Block coeff.', value: block.toFixed(3) },
    { label: 'Sheet', value: '1 of 1' },
  ];
}
