import { markShapes } from './mark-svg.ts';

interface MarkProps {
  className?: string;
}

/** The company's mark. Its name stands beside it in text, so the mark itself is hidden. */
export function Mark({ className }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path fill="currentColor" d={markShapes.built} />
      <path fill="none" stroke="currentColor" strokeWidth={3} d={markShapes.drawn} />
      <path fill="var(--color-waterline)" d={markShapes.keel} />
    </svg>
  );
}
