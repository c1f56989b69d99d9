import type { ReactNode } from 'react';
import { Band } from './Band.tsx';
import type { Tone } from '../styles/tones.ts';
import { BandHead } from './BandHead.tsx';

type Props = {
  id: string;
  tone: Tone;
  heading: string;
  text?: string | undefined;
  /** What stays in view below the heading. */
  under?: ReactNode;
  /** What is beside the heading, placed in a grid of twelve columns. */
  children: ReactNode;
};

/** A band whose heading stays in view at the side while its content scrolls past. */
export function SideHeadedBand({ id, tone, heading, text, under, children }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:sticky lg:top-32 lg:col-span-4 lg:self-start">
          <BandHead id={id} heading={heading} text={text} />
          {under}
        </div>
        {children}
      </div>
    </Band>
  );
}
