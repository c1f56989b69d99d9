import type { ReactNode } from 'react';

type Props = {
  title: string;
  label: string;
  bar?: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * The window of a program, as a picture of one made of HTML: nothing in it can be pressed.
 *
 * @param label what it is called when it is read aloud
 */
export function Screen({ title, label, bar, className = '', children }: Props) {
  return (
    <div
      role="group"
      aria-label={label}
      className={`overflow-clip rounded-window border-stroke border-ink bg-paper ${className}`}
    >
      <div className="flex items-center gap-4 border-b border-line bg-tint px-4 py-2.5 text-small/body">
        <b>{title}</b>
        {bar}
      </div>
      {children}
    </div>
  );
}
