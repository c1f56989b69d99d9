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
  headClass?: string;
  children?: ReactNode;
};

const space = 'mb-6 lg:mb-10';

export function HeadedBand({ id, tone, className, headClass = space, children, ...head }: Props) {
  return (
    <Band tone={tone} labelledBy={id} className={className}>
      <SectionHead id={id} {...head} className={headClass} />
      {children}
    </Band>
  );
}
