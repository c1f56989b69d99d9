import type { ReactNode } from 'react';
import './Interactive.css';

type Props = { className?: string; children: ReactNode };

/** A part that needs JavaScript: hidden without it, and inert until it has loaded. */
export function Interactive({ className = '', children }: Props) {
  return <div className={`interactive ${className}`}>{children}</div>;
}
