import type { ReactNode } from 'react';
import './Quarters.css';

type Props = { as: 'dl' | 'ul'; className: string; children: ReactNode };

export function Quarters({ as: List, className, children }: Props) {
  return <List className={`quarters ${className}`}>{children}</List>;
}
