import { markShapes } from './mark-svg.ts';

interface MarkProps {
  className?: string;
}

/** The company's mark; its name stands beside it in text, so the mark itself is hidden. */
export function Mark({ className }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path fill="currentColor" d={markShapes.hull} />
      <path stroke="var(--color-waterline)" strokeWidth={2.5} d={markShapes.waterline} />
    </svg>
  );
}
