import type { ReactNode } from 'react';

type Props = {
  /** What the sign says to a screen reader. */
  label: string | undefined;
  className?: string;
  children: ReactNode;
};

/**
 * Content that is folded on a phone: scripts/phone-folds.ts. Its sign is in the upper end corner of the nearest
 * positioned element, beside that element's heading.
 */
export function PhoneFold({ label, className = '', children }: Props) {
  return (
    <details open data-closed-on-phones="" className={className}>
      <summary className="fold absolute end-0 top-1.5 min-h-target min-w-11 justify-end sm:hidden">
        <span className="sr-only">{label}</span>
      </summary>
      {children}
    </details>
  );
}
