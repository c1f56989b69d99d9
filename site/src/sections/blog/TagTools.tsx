import type { Link } from '../../lib/navigation.ts';

type Props = { all: string; feed: Link };

/** The ways on from the articles of one subject: to all others, and to its feed. */
export function TagTools({ all, feed }: Props) {
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 print:hidden">
      <a href="/blog" className="inline-flex min-h-11 items-center link">
        {all}
      </a>
      <a
        href={feed.href}
        type="application/atom+xml"
        className="inline-flex min-h-11 items-center link"
      >
        {feed.name}
      </a>
    </p>
  );
}
