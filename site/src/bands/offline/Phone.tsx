import './Phone.css';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  label: string;
  signal: boolean;
  foot: ReactNode;
  children: ReactNode;
};

/** A phone. What is on it can be used. */
export function Phone({ title, label, signal, foot, children }: Props) {
  return (
    <div className="phone" role="group" aria-label={label}>
      <div aria-hidden="true" className="phone-status" data-signal={signal || undefined}>
        <span>9:41</span>
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} />
        ))}
      </div>
      <b>{title}</b>
      {children}
      <p>{foot}</p>
    </div>
  );
}
