import type { Station } from '@frontage/site/art';
import { along } from './bend.ts';
import { BodyLines, bodyNotes } from './BodyLines.tsx';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import { HalfBreadthLines } from './HalfBreadthLines.tsx';
import { stemHead, sternHead } from './hull-lines.ts';
import { yacht } from './hull-types.ts';
import { LENGTH, type Hull } from './hull.ts';
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

/** Where the three views stand side by side, from the sheet's left and upper edges. */
function wideSheet(hull: Hull) {
  const left = 76 - sternHead(hull)[0];
  const body = left + stemHead(hull)[0] + 46 + hull.beam * 0.57;
  const width = Math.ceil((body + hull.beam * 0.57 + 82) / 10) * 10;
  return { left, body, width, base: 246, centre: 470, height: 650 };
}

function Wide({ hull = yacht, bleed, ...props }: ViewsProps & { bleed: boolean }) {
  const { left, body, width, base, centre, height } = wideSheet(hull);
  const far = bleed ? 3000 : undefined;
  const dwl = hull.draught;
  const box = bleed ? `0 0 ${width} ${height}` : `0 -24 ${width} ${height + 40}`;
  return (
    <Drawing viewBox={box} bleed={bleed} {...props}>
      <g data-view="sheet" data-dwl={dwl} data-at={[left, body, base, centre].join(' ')}>
        <Projections hull={hull} left={left} body={body} base={base} centre={centre} />
      </g>
      <g data-view="sheer" data-dwl={dwl} transform={`translate(${left} ${base})`}>
        <SheerLines hull={hull} scale={1} reach={far} />
      </g>
      <g data-view="body" data-dwl={dwl} transform={`translate(${body} ${base})`}>
        <BodyLines hull={hull} scale={1} />
      </g>
      <g data-view="plan" data-dwl={dwl} transform={`translate(${left} ${centre})`}>
        <HalfBreadthLines hull={hull} scale={1} below="diagonals" reach={far} />
      </g>
    </Drawing>
  );
}

/** The same one above the other, the body plan enlarged. */
function tallSheet(hull: Hull) {
  const left = 44 - sternHead(hull)[0];
  const width = Math.ceil(left + stemHead(hull)[0] + 44);
  const enlarged = Number(((width * 0.62) / hull.beam).toFixed(2));
  const foot = Math.round(stemHead(hull)[1] * enlarged + 90);
  const [base, centre] = [foot + 330, foot + 580];
  return {
    left,
    width,
    enlarged,
    foot,
    base,
    centre,
    height: Math.round(centre + hull.beam / 2 + 30),
  };
}

/** The same three views one above the other, the body plan enlarged: legible at 390px. */
function Tall({ hull = yacht, ...props }: ViewsProps) {
  const { left, width, enlarged, foot, base, centre, height } = tallSheet(hull);
  const dwl = hull.draught;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} bleed {...props}>
      <g transform={`translate(${width / 2} ${foot})`}>
        <g data-view="body" data-dwl={dwl} transform={`scale(${enlarged})`}>
          <BodyLines hull={hull} scale={1} notes={false} reach={width} />
        </g>
        <g data-view="body" data-dwl={dwl * enlarged}>
          <Notes notes={bodyNotes(hull, enlarged, 52).filter(({ text }) => /^\d+$/.test(text))} />
        </g>
      </g>
      <g data-view="sheer" data-dwl={dwl} transform={`translate(${left} ${base})`}>
        <SheerLines hull={hull} scale={1} notes={false} reach={width} />
        <Notes notes={stationNames(1, 18)} />
      </g>
      <g data-view="plan" data-dwl={dwl} transform={`translate(${left} ${centre})`}>
        <HalfBreadthLines hull={hull} scale={1} below="diagonals" reach={width} />
      </g>
    </Drawing>
  );
}

/** Where station 5 crosses the water in the view from the side, and how far follow.ts moves it. */
function stationOf({
  left,
  width,
  base,
  height,
}: ReturnType<typeof wideSheet | typeof tallSheet>): Station {
  const share = (x: number) => (left + x) / width;
  return {
    from: share(along(LENGTH / 2, -1)),
    to: share(along(LENGTH / 2, 1)),
    top: (base - yacht.draught) / height,
  };
}

/** The handles of both sheets of the house's own hull. */
export const stationHandles = {
  wide: stationOf(wideSheet(yacht)),
  tall: stationOf(tallSheet(yacht)),
};
