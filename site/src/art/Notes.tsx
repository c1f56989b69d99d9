import type { Point } from './curve.ts';

export interface Note {
  at: Point;
  text: string;
  anchor?: 'start' | 'middle' | 'end';
}

interface NotesProps {
  notes: readonly Note[];
  className?: string;
}

/** The small annotations of a sheet, in the system's monospace. */
export function Notes({ notes, className = 'lines-notes' }: NotesProps) {
  return (
    <g className={className} fill="currentColor" fillOpacity={0.72} stroke="none">
      {notes.map(({ at: [x, y], text, anchor }) => (
        <text
          key={`${text} ${x} ${y}`}
          x={Math.round(x)}
          y={Math.round(y)}
          textAnchor={anchor === 'start' ? undefined : (anchor ?? 'middle')}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
