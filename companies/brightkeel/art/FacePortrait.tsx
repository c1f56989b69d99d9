import { type Face, faces } from './faces.ts';

/** A portrait as lines: body plans from the shoulders down, and the waterline across. */
export function FacePortrait({ person }: { person: string }) {
  const face = faces[person];
  return (
    face && (
      <svg
        viewBox="0 0 160 200"
        aria-hidden
        className="w-full"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <g transform={`translate(80 0) scale(${face.build} 1) translate(-80 0)`}>
          <path d={shoulders} />
          <path d={contours} strokeWidth="0.8" />
        </g>
        <path d={collars[face.collar]} />
        <g transform={`rotate(${face.tilt} 80 140)`}>
          <path d={skull(face)} className="face-skin" stroke="none" />
          <path d={head(face)} />
          <g transform={`translate(${face.turn} 0)`}>
            <path d={features(face)} />
            {face.glasses && <path d={glasses[face.glasses](face.eyes)} />}
          </g>
          {face.dark && <path d={face.dark} className="face-hair" fillRule="evenodd" />}
          <path d={face.lines} strokeWidth={face.fine ? 0.9 : 1.6} />
        </g>
        <path d="M0 184H160" stroke="var(--color-highlight)" strokeWidth="2.4" />
      </svg>
    )
  );
}

const shoulders =
  'M10 200C14 172 34 162 66 152M150 200C146 172 126 162 94 152M66 128V152M94 128V152';
const contours =
  'M30 200C34 180 46 170 66 164M50 200C52 188 58 180 70 174M130 200C126 180 114 170 94 164M110 200C108 188 102 180 90 174';

const collars: Record<Face['collar'], string> = {
  shirt: 'M66 150L80 172L94 150M66 150L60 162L76 178L80 172L84 178L100 162L94 150M80 178V200',
  crew: 'M62 153C66 170 94 170 98 153M58 156C64 177 96 177 102 156',
  scarf: 'M60 148C70 162 92 162 102 148M56 156C70 174 92 174 106 156M86 170L96 200M92 168L106 196',
  jacket: 'M64 153L80 200L96 153M64 153L50 168L62 176L80 200M96 153L110 168L98 176L80 200',
};

/** Draws the outline from one temple around the chin to the other, with the ears. */
function head({ width, jaw, chin }: Face): string {
  const [left, right] = [80 - width, 80 + width];
  const bottom = 112 + chin;
  return (
    `M${left} 78C${left} 104 ${80 - jaw} ${bottom} 80 ${bottom}C${80 + jaw} ${bottom} ${right} 104 ${right} 78` +
    `M${left} 86C${left - 8} 82 ${left - 6} 104 ${left + 2} 102M${right} 86C${right + 8} 82 ${right + 6} 104 ${right - 2} 102`
  );
}

/** Draws the area of the face and of the head above it, which hair covers or outlines. */
function skull({ width, jaw, chin }: Face): string {
  const [left, right, bottom] = [80 - width, 80 + width, 112 + chin];
  return (
    `M${left} 78C${left} 104 ${80 - jaw} ${bottom} 80 ${bottom}C${80 + jaw} ${bottom} ${right} 104 ${right} 78` +
    `C${right} 44 ${80 + width / 2} 32 80 32C${80 - width / 2} 32 ${left} 44 ${left} 78Z`
  );
}

function features({ eyes, brow, smile, turn }: Face): string {
  const nose = turn > 0 ? 1 : -1;
  const eye = (x: number) =>
    `M${x - 6} 89Q${x} 83 ${x + 6} 89M${x - 1.5} 88.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0`;
  const [left, right] = [80 - eyes, 80 + eyes];
  return (
    `${eye(left)}${eye(right)}` +
    `M${left - 8} ${79 + brow / 2}Q${left} ${76 - brow} ${left + 7} 78M${right - 7} 78Q${right} ${76 - brow} ${right + 8} ${79 + brow / 2}` +
    `M${80 + 2 * nose} 88Q${80 + 3 * nose} 96 ${80 + 6 * nose} 101Q${80 + 4 * nose} 106 ${80 - 3 * nose} 104` +
    `M${70 - smile / 4} 114Q80 ${114 + smile} ${90 + smile / 4} 114`
  );
}

const glasses: Record<NonNullable<Face['glasses']>, (eyes: number) => string> = {
  round: (eyes) =>
    `M${80 - eyes - 10} 88a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M${80 + eyes - 10} 88a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M${90 - eyes} 86Q80 83 ${70 + eyes} 86`,
  square: (eyes) =>
    `M${80 - eyes - 10} 81h20v12q-10 4 -20 0zM${80 + eyes - 10} 81h20v12q-10 4 -20 0zM${90 - eyes} 84Q80 81 ${70 + eyes} 84`,
};
