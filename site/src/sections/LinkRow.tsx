import { Fragment } from 'react';
import { isInThisLanguage } from '../i18n/pages.ts';
import { TextLink } from '../ui/TextLink.tsx';

export type NamedLinks = readonly { name: string; link: string }[];

type Props = { links: NamedLinks; className?: string };

/**
 * Links for visitors who are not ready to write. On a phone they are in two columns: a line that fits in one font and not
 * in its fallback would move the page.
 */
export function LinkRow({ links, className = '' }: Props) {
  const reachable = links.filter(({ link }) => isInThisLanguage(link));
  if (reachable.length === 0) return null;
  return (
    <ul
      className={`w-full text-small text-balance max-sm:grid max-sm:grid-cols-2 sm:w-auto ${className}`}
    >
      {reachable.map(({ name, link }) => (
        <Fragment key={link}>
          <li className="me-5 inline-block last:me-0">
            <TextLink href={link}>{name}</TextLink>
          </li>{' '}
        </Fragment>
      ))}
    </ul>
  );
}
