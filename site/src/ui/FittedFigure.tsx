import type { CSSProperties } from 'react';
import './FittedFigure.css';

type Props = {
  value: string;
  look?: keyof typeof looks;
  /** How many letters there must be room for, where several stand beside each other in one size. */
  letters?: number;
};

const looks = {
  /** As large as a page allows. */
  huge: 'fitted-figure fitted-figure-huge',
  /** One of several. */
  large: 'fitted-figure',
};

/**
 * A figure as large as its look allows and its column has room for, on one line: on several only where a
 * reader sets letters wider than any face has them.
 */
export function FittedFigure({ value, look = 'large', letters = value.length }: Props) {
  return (
    <span className="fitted-figure-room">
      <span className={looks[look]} style={{ '--letters': letters } as CSSProperties}>
        {value}
      </span>
    </span>
  );
}
