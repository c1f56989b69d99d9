import type { ReactNode } from 'react';
import { Band } from './Band.tsx';
import type { Tone } from '../styles/tones.ts';
import { StackedHeading } from './StackedHeading.tsx';

type Props = {
  id: string;
  tone: Tone;
  heading: string;
  text?: string | undefined;
  className?: string;
  /** The space below the heading, where it is above the content. */
  gap?: keyof typeof gaps;
  /** Whether the heading scrolls with its content; by default, it stays in view. */
  scrolls?: true;
  belowHeading?: ReactNode;
  /** What is beside the heading, placed in a grid of twelve columns. */
  children: ReactNode;
};

const gaps = { small: 'gap-y-6', medium: 'gap-y-8', large: 'gap-y-10' };

/** A band whose heading is at the side of its content. */
export function SideHeadedBand({
  gap = 'large',
  scrolls,
  belowHeading,
  children,
  ...props
}: Props) {
  const { id, tone, heading, text, className } = props;
  return (
    <Band tone={tone} labelledBy={id} className={className}>
      <div className={`grid grid-cols-1 gap-x-8 lg:grid-cols-12 ${gaps[gap]}`}>
        <div className={`lg:col-span-4 ${scrolls ? '' : 'lg:sticky lg:top-32 lg:self-start'}`}>
          <StackedHeading id={id} heading={heading} text={text} />
          {belowHeading}
        </div>
        {children}
      </div>
    </Band>
  );
}
