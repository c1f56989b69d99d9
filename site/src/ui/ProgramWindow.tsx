import type { ReactNode } from 'react';

type Props = {
  title: string;
  label: string;
  bar?: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * A mock-up of a program's window in HTML, without interaction.
 *
 * @param label the description for assistive technology
 */
export function ProgramWindow({ title, label, bar, className = '', children }: Props) {
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
