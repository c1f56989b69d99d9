import type { ReactNode } from 'react';
import './TwoColumnList.css';

type Props = { as: 'dl' | 'ul'; className: string; children: ReactNode };

export function TwoColumnList({ as: List, className, children }: Props) {
  return <List className={`two-column-list ${className}`}>{children}</List>;
}
