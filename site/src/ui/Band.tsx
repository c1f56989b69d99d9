import type { ReactNode } from 'react';

export const tones = { paper: '', tint: 'tone-tint', ink: 'tone-ink' };

export type Tone = keyof typeof tones;

type Props = {
  tone?: Tone | undefined;
  /** The id of the heading that labels the section. */
  labelledBy?: string;
  className?: string | undefined;
  children?: ReactNode;
};

export function Band({ tone = 'paper', labelledBy, className = '', children }: Props) {
  return (
    <section aria-labelledby={labelledBy} className={`${tones[tone]} py-band ${className}`}>
      <div className="wrap">{children}</div>
    </section>
  );
}
