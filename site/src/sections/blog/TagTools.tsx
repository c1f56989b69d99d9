import type { Link } from '../navigation.ts';
import { TextLink } from '../../ui/TextLink.tsx';

type Props = { all: string; feed: Link };

export function TagTools({ all, feed }: Props) {
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 print:hidden">
      <TextLink href="/blog">{all}</TextLink>
      <TextLink href={feed.href} type="application/atom+xml">
        {feed.name}
      </TextLink>
    </p>
  );
}
