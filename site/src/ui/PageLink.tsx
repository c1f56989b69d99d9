import type { ComponentProps } from 'react';
import { linkTo, publicationNote } from '../addresses/links.ts';

type Props = ComponentProps<'a'> & { href: string };

/**
 * A link to an address of the first language, which leads to the page in the language of this build. Without such a
 * page only the text remains. Islands receive the attributes from `linkTo()` instead.
 */
export function PageLink({ href, children, ...look }: Props) {
  const to = linkTo(href);
  const note = publicationNote(href);
  if (!to) return children;
  return (
    <a {...look} {...to}>
      {note && (
        <>
          <mark>{note}</mark>{' '}
        </>
      )}
      {children}
    </a>
  );
}
