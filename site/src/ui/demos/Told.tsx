import './Told.css';
import type { ReactNode } from 'react';

type Props = { told: ReactNode; children: ReactNode };

/**
 * What can be tried, and in its place, until its script has come or without one, what it would show. Both take the
 * same room, so that nothing moves.
 */
export function Told({ told, children }: Props) {
  return (
    <div className="demo-both">
      <div className="demo-told">{told}</div>
      {children}
    </div>
  );
}
