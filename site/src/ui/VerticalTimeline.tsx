import type { ReactNode } from 'react';
import './VerticalTimeline.css';

type Props<Element> = { as: Element; className?: string; children: ReactNode };

export function VerticalTimeline({ as: List, className = '', children }: Props<'ol' | 'dl'>) {
  return <List className={`border-s-2 border-highlight ${className}`}>{children}</List>;
}

/** A milestone of the timeline; its words start at `ps-milestone`. */
export function Milestone({ as: Item, className, children }: Props<'li' | 'div'>) {
  return (
    <Item className={className ? `timeline-milestone ${className}` : 'timeline-milestone'}>
      {children}
    </Item>
  );
}
