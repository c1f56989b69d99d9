import type { ReactNode } from 'react';

const tones = { paper: '', tint: 'tone-tint', ink: 'tone-ink' };

type Props = {
  tone?: keyof typeof tones;
  /** Names the section for assistive technology: the id of its heading. */
  labelledBy?: string;
  className?: string;
  children?: ReactNode;
};

/** A full-width section in one of the page's tones. */
export function Band({ tone = 'paper', labelledBy, className = '', children }: Props) {
  return (
    <section aria-labelledby={labelledBy} className={`${tones[tone]} py-band ${className}`}>
      <div className="wrap">{children}</div>
    </section>
  );
}
