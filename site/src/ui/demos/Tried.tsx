import './Tried.css';
import type { ReactNode } from 'react';

type Props = { className?: string; children: ReactNode };

/** What can only be used with a script: not there without one, and nothing to press before it has come. */
export function Tried({ className = '', children }: Props) {
  return <div className={`demo-tried ${className}`}>{children}</div>;
}
