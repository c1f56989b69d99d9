/** How each family of lines is drawn: one heavy outline, everything else a hairline. */
const families = {
  grid: { strokeWidth: 0.75, strokeOpacity: 0.16 },
  frame: { strokeWidth: 0.9, strokeOpacity: 0.4 },
  projection: { strokeWidth: 0.75, strokeOpacity: 0.3, strokeDasharray: '2 5' },
  stations: { strokeWidth: 0.9, strokeOpacity: 0.8 },
  waterlines: { strokeWidth: 0.9, strokeOpacity: 0.8 },
  buttocks: { strokeWidth: 0.9, strokeOpacity: 0.7 },
  diagonals: { strokeWidth: 0.75, strokeOpacity: 0.5, strokeDasharray: '9 4' },
  detail: { strokeWidth: 0.75, strokeOpacity: 0.5 },
  rig: { strokeWidth: 0.9, strokeOpacity: 0.75 },
  outline: { strokeWidth: 1.75 },
  dwl: { strokeWidth: 1.5, stroke: 'var(--color-highlight)' },
} as const;

export type Family = keyof typeof families;

interface LinesProps {
  family: Family;
  paths: readonly string[];
}

/**
 * One family of lines, named for art.css. Strokes keep their width at any size, because a hairline that shrinks with
 * its picture is gone on a phone.
 */
export function Lines({ family, paths }: LinesProps) {
  const look = families[family];
  return (
    <g data-family={family} {...look}>
      {paths.map((d) => (
        <path key={d} vectorEffect="non-scaling-stroke" d={d} />
      ))}
    </g>
  );
}
