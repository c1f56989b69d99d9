import type { ReactNode } from 'react';
import { Band, type Tone } from './Band.tsx';
import { SectionHead } from './SectionHead.tsx';

type Props = {
  id: string;
  heading: string;
  under?: string | undefined;
  text?: string | undefined;
  tone?: Tone;
  className?: string;
  /** The space below the heading, where it is not the usual one. */
  headClass?: string;
  children?: ReactNode;
};

const space = 'mb-6 lg:mb-10';

/** A band with its heading; the page places its content. */
export function HeadedBand({ id, tone, className, headClass = space, children, ...head }: Props) {
  return (
    <Band tone={tone} labelledBy={id} className={className}>
      <SectionHead id={id} {...head} className={headClass} />
      {children}
    </Band>
  );
}
