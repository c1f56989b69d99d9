import { Lines } from './Lines.tsx';
import { polyline, segments } from './path-data.ts';

export interface Fact {
  /** Up to 16 characters. */
  label: string;
  /** Up to 12 characters. */
  value: string;
}

interface TitleBlockProps {
  x: number;
  y: number;
  /** Whose drawing it is. Without it, the facts stand alone. */
  heading?: string | undefined;
  facts: readonly Fact[];
}

const wide = 408;
const row = 60;

/** The block at the foot of a sheet: whose drawing it is, and six facts in two rows. */
export function TitleBlock({ x, y, heading, facts }: TitleBlockProps) {
  const head = heading ? 58 : 0;
  const rows = Math.ceil(facts.length / 3);
  const high = head + rows * row;
  const place = (i: number) => ({
    x: (i % 3) * (wide / 3) + 14,
    y: head + Math.floor(i / 3) * row,
  });
  return (
    <g transform={`translate(${x} ${y})`} className="lines-block">
      <Lines
        family="frame"
        paths={[
          polyline([
            [wide, 0],
            [0, 0],
            [0, high],
          ]),
          segments(
            Array.from({ length: rows }, (_, i) => [
              [0, head + i * row],
              [wide, head + i * row],
            ]),
          ),
          segments(
            [1, 2].map((i) => [
              [(i * wide) / 3, head],
              [(i * wide) / 3, high],
            ]),
          ),
        ]}
      />
      <g fill="currentColor" stroke="none">
        {heading ? (
          <text x={14} y={37} fontSize={22} letterSpacing={5}>
            {heading.toUpperCase()}
          </text>
        ) : null}
        {facts.map(({ label }, i) => (
          <text key={label} x={place(i).x} y={place(i).y + 22} fontSize={11} fillOpacity={0.72}>
            {label}
          </text>
        ))}
        {facts.map(({ label, value }, i) => (
          <text key={label} x={place(i).x} y={place(i).y + 45} fontSize={17}>
            {value}
          </text>
        ))}
      </g>
    </g>
  );
}
