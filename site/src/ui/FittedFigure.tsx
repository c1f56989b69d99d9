import type { CSSProperties, ReactNode } from 'react';
import './FittedFigure.css';

type Props = {
  look?: keyof typeof looks;
  /** How many letters there must be room for: those of the longest where several share one size. */
  letters: number;
  children: ReactNode;
};

const looks = {
  huge: 'fitted-figure fitted-figure-huge',
  large: 'fitted-figure',
};

/**
 * A figure on one line, as large as its look allows and its column has room for. It breaks only where one line
 * would be too small to read.
 */
export function FittedFigure({ look = 'large', letters, children }: Props) {
  return (
    <span className="@container block">
      <span className={looks[look]} style={{ '--letters': letters } as CSSProperties}>
        {children}
      </span>
    </span>
  );
}
