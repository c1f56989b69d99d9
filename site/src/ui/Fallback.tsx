import type { ReactNode } from 'react';
import './Fallback.css';

type Props = { fallback: ReactNode; children: ReactNode };

/**
 * An interactive part with a fallback, which is shown without JavaScript and until the part has loaded. Both take the
 * same space, so that nothing moves.
 */
export function Fallback({ fallback, children }: Props) {
  return (
    <div className="grid grid-cols-1 *:col-start-1 *:row-start-1">
      <div className="fallback">{fallback}</div>
      {children}
    </div>
  );
}
