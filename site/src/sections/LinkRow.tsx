import { Fragment } from 'react';
import { isInThisLanguage } from '../addresses/links.ts';
import { PageLink } from '../ui/PageLink.tsx';

export type NamedLinks = readonly { name: string; link: string }[];

type Props = { links: NamedLinks; className?: string };

/**
 * Links for visitors who are not ready to write, on balanced lines so that none is alone. An even number has two columns
 * on a phone: a line that fits in one font and not in its fallback would move the page.
 */
export function LinkRow({ links, className = '' }: Props) {
  const reachable = links.filter(({ link }) => isInThisLanguage(link));
  if (reachable.length === 0) return null;
  return (
    <ul
      className={`w-full text-small text-balance sm:w-auto ${reachable.length % 2 ? '' : 'max-sm:grid max-sm:grid-cols-2'} ${className}`}
    >
      {reachable.map(({ name, link }) => (
        <Fragment key={link}>
          <li className="inline-block">
            {/* Its space is part of the target, so that short names have no wider gap. */}
            <PageLink href={link} className="inline-flex min-h-11 min-w-11 items-center pe-5 link">
              {name}
            </PageLink>
          </li>{' '}
        </Fragment>
      ))}
    </ul>
  );
}
