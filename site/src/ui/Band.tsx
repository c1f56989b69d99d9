import type { ReactNode } from 'react';
import { type Tone, toneClasses } from '../styles/tones.ts';

/** Two bands on one background share the space between them, unless a line separates them. */
const joins = {
  paper: "[.py-band:not([class*='tone-'])+&:not(.border-t)]:pt-0",
  tint: '[.py-band.tone-tint+&:not(.border-t)]:pt-0',
  ink: '[.py-band.tone-ink+&:not(.border-t)]:pt-0',
};

type Props = {
  tone?: Tone | undefined;
  /** The id of the heading that labels the section. */
  labelledBy?: string;
  className?: string | undefined;
  children?: ReactNode;
};

export function Band({ tone = 'paper', labelledBy, className = '', children }: Props) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={`${toneClasses[tone]} ${joins[tone]} py-band ${className}`}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}
