import type { Point } from './curve.ts';

export interface Note {
  at: Point;
  text: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Which part of the letters stands at the point: their foot, unless it is said. */
  by?: 'middle' | 'top';
}

/** From the foot of a letter to its middle and its top, in ems, so that any size stands right. */
const rise = { middle: '.36em', top: '.73em' };

/**
 * The small annotations of a sheet, in the system's monospace. A drawing does not know how large it
 * is shown: the page gives the words their size, `--notes`, where there is room for 11px or more.
 * Without a size there are no words.
 */
export function Notes({ notes }: { notes: readonly Note[] }) {
  return (
    <g
      className="lines-notes"
      fill="currentColor"
      fillOpacity={0.72}
      stroke="none"
      fontSize="var(--notes, 0px)"
    >
      {notes.map(({ at: [x, y], text, anchor, by }) => (
        <text
          key={`${text} ${x} ${y}`}
          x={Math.round(x)}
          y={Math.round(y)}
          dy={by && rise[by]}
          textAnchor={anchor === 'start' ? undefined : (anchor ?? 'middle')}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
