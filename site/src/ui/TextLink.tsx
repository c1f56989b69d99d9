import type { ReactNode } from 'react';

type Props = {
  href: string;
  /** The media type of what it leads to, where that is no page. */
  type?: string;
  children: ReactNode;
};

/** A link that stands alone, or in a line of its own: as large as a finger needs. */
export function TextLink({ href, type, children }: Props) {
  return (
    <a className="inline-flex min-h-11 min-w-11 items-center link" href={href} type={type}>
      {children}
    </a>
  );
}
