import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import './Expandable.css';

type Props = { more: string; less: string; children: ReactNode };

/**
 * Shows the first two items of a list below 1024px, and the rest on request: scripts/expandable.ts. CSS collapses it
 * only if scripting is enabled.
 */
export function Expandable({ more, less, children }: Props) {
  return (
    <div className="expandable">
      {children}
      <button
        type="button"
        aria-expanded="false"
        data-other={less}
        className={`expandable-toggle mt-6 ${buttonClass('quiet')}`}
      >
        {more}
      </button>
    </div>
  );
}
