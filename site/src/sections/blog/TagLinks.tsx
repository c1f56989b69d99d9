import type { Link } from '../navigation.ts';
import { PageLink } from '../../ui/PageLink.tsx';

type Props = { label: string; tags: Link[]; className?: string };

export function TagLinks({ label, tags, className = '' }: Props) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label={label} className={`print:hidden ${className}`}>
      <ul className="flex flex-wrap gap-x-5">
        {tags.map(({ name, href }) => (
          <li key={href}>
            <PageLink
              href={href}
              rel="tag"
              className="inline-flex min-h-11 min-w-11 items-center text-small link"
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
