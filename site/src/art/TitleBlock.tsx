export interface Fact {
  label: string;
  value: string;
}

interface TitleBlockProps {
  x: number;
  y: number;
  facts: readonly Fact[];
}

/** The block at the foot of a sheet: what it shows, in a few facts. */
export function TitleBlock({ x, y, facts }: TitleBlockProps) {
  return (
    <g transform={`translate(${x} ${y})`} fill="currentColor" stroke="none">
      {facts.map(({ label, value }, i) => (
        <text key={label} y={i * 24}>
          {label} {value}
        </text>
      ))}
    </g>
  );
}
