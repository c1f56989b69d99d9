import type { CSSProperties, ReactNode } from 'react';
import './FittedFigure.css';

type Props = {
  look?: keyof typeof looks;
  /** The number of letters to fit: those of the longest figure if several share a size. */
  length: number;
  children: ReactNode;
};

const looks = {
  huge: 'fitted-figure fitted-figure-huge',
  large: 'fitted-figure',
  price: 'fitted-figure fitted-figure-price',
};

/**
 * A figure on one line, as large as its look allows and its column has room for. It wraps only if it would otherwise be
 * too small to read.
 */
export function FittedFigure({ look = 'large', length, children }: Props) {
  return (
    <span className="@container block">
      <span className={looks[look]} style={{ '--letters': length } as CSSProperties}>
        {children}
      </span>
    </span>
  );
}
