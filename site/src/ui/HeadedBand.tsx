import type { ReactNode } from 'react';
import { Band } from './Band.tsx';
import { SectionHead } from './SectionHead.tsx';

type Props = {
  id: string;
  heading: string;
  under?: string | undefined;
  text?: string | undefined;
  tone?: 'paper' | 'tint' | 'ink';
  children?: ReactNode;
};

/** A band with its heading; the page places its content. */
export function HeadedBand({ id, tone = 'paper', children, ...head }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <SectionHead id={id} {...head} className="mb-6 lg:mb-10" />
      {children}
    </Band>
  );
}
