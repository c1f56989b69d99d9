import { isHere } from '../i18n/languages.ts';

type Props = { links: readonly { name: string; link: string }[]; className?: string };

/** A way on for visitors who are not ready to write. */
export function LinkRow({ links, className = '' }: Props) {
  const there = links.filter(({ link }) => isHere(link));
  if (there.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-6 text-small ${className}`}>
      {there.map(({ name, link }) => (
        <li key={link}>
          <a className="inline-flex min-h-11 min-w-11 items-center link" href={link}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
