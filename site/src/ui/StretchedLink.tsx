import type { ReactNode } from 'react';
import { PageLink } from './PageLink.tsx';

type Props = {
  href: string;
  /** The text style, which is underlined when the pointer is anywhere in the group. */
  look?: keyof typeof looks;
  children: ReactNode;
};

const looks = {
  heading: 'decoration-highlight decoration-2 underline-offset-4',
  title: 'decoration-highlight decoration-2 underline-offset-8',
  subheading: 'font-display text-subheading decoration-highlight decoration-2 underline-offset-4',
  display:
    'font-display text-title text-balance decoration-highlight decoration-2 underline-offset-8',
};

/** A link that covers the surrounding `group relative`, so that a whole card or row can be pressed. */
export function StretchedLink({ href, look = 'heading', children }: Props) {
  return (
    <PageLink
      href={href}
      className={`${looks[look]} group-hover:underline after:absolute after:inset-0`}
    >
      {children}
    </PageLink>
  );
}
