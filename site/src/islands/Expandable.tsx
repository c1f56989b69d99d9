import { type ReactNode, useState } from 'react';
import { buttonClass } from '../ui/button-class.ts';
import './Expandable.css';

type Props = { more: string; less: string; children?: ReactNode };

/**
 * Shows the first two of a list below 1024px, and the rest on request. The collapsing is CSS with
 * `@media (scripting)`, so without scripts everything is shown.
 */
export function Expandable({ more, less, children }: Props) {
  const [expanded, setExpanded] = useState(false);
  return (
    <div data-expandable data-expanded={expanded}>
      {children}
      <button
        type="button"
        aria-expanded={expanded}
        onClick={() => setExpanded(!expanded)}
        className={`expandable-toggle mt-6 ${buttonClass('quiet')}`}
      >
        {expanded ? less : more}
      </button>
    </div>
  );
}
