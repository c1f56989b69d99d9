import type { ReactNode } from 'react';
import './Phone.css';

type Props = {
  title: string;
  signal: boolean;
  foot: ReactNode;
  children: ReactNode;
};

export function Phone({ title, signal, foot, children }: Props) {
  return (
    <div
      role="group"
      aria-label={title}
      className="offline-phone mx-auto grid w-xs max-w-full border-8 border-ink px-5 pb-7"
    >
      <div aria-hidden="true" className="flex items-end gap-0.5 px-2 pt-2.5 text-note">
        <span className="me-auto leading-none">9:41</span>
        {bars.map((height) => (
          <i key={height} className={`w-1 ${height} ${signal ? 'bg-ink' : 'bg-line'}`} />
        ))}
      </div>
      <b className="border-b-2 border-ink pt-4 pb-3 font-display text-subheading font-(--heading-weight)">
        {title}
      </b>
      {children}
      <p className="py-3 text-small/body">{foot}</p>
    </div>
  );
}

const bars = ['h-1', 'h-1.75', 'h-2.5', 'h-3.25'];
