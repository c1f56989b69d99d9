import { initials, monogramLines } from './monogram.ts';

type Props = { name: string };

/** Replaces a missing portrait: the initials over lines derived from the name. */
export function Monogram({ name }: Props) {
  const [marked, ...others] = monogramLines(name);
  return (
    <svg viewBox="0 0 96 120" aria-hidden className="w-full border border-line bg-tint">
      <g className="stroke-line" strokeWidth="1.5">
        {others.map((line) => (
          <line key={`${line.x1} ${line.y1}`} {...line} />
        ))}
      </g>
      <line {...marked} className="stroke-highlight" strokeWidth="2.5" />
      <text
        x="48"
        y="60"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-ink font-display"
        fontSize="38"
      >
        {initials(name)}
      </text>
    </svg>
  );
}
