import type { ReactNode } from 'react';
import { PageLink } from './PageLink.tsx';

type Props = {
  href: string;
  /** The media type of the target, unless it is a page. */
  type?: string;
  children: ReactNode;
};

/** A link on a line of its own, large enough to touch. */
export function TextLink({ href, type, children }: Props) {
  return (
    <PageLink className="inline-flex min-h-11 min-w-11 items-center link" href={href} type={type}>
      {children}
    </PageLink>
  );
}
