import type { ReactNode } from 'react';
import { Band } from './Band.tsx';
import type { Tone } from '../styles/tones.ts';
import { WideHeading } from './WideHeading.tsx';

type Props = {
  id: string;
  heading: string;
  subheading?: string | undefined;
  text?: string | undefined;
  tone?: Tone;
  className?: string;
  /** The space below the heading: none if the content has its own. */
  gap?: keyof typeof gaps;
  children?: ReactNode;
};

const gaps = { none: '', small: 'mb-6', large: 'mb-6 lg:mb-10' };

export function HeadedBand({ id, tone, className, gap = 'large', children, ...head }: Props) {
  return (
    <Band tone={tone} labelledBy={id} className={className}>
      <WideHeading id={id} {...head} className={gaps[gap]} />
      {children}
    </Band>
  );
}
