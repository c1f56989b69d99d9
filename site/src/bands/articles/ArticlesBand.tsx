import { HeadedBand } from '../../ui/HeadedBand.tsx';
import type { BandProps } from '../page-bands.ts';
import { StretchedLink } from '../../ui/StretchedLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

type Props = Omit<BandProps<'articles'>, 'count'> & {
  articles: { href: string; title: string; description: string; shownDate: string; date: string }[];
};

export function ArticlesBand({ id, tone, heading, text, moreLabel, articles }: Props) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text}>
      <ul className="border-b border-line">
        {articles.map(({ href, title, description, shownDate, date }) => (
          <li
            key={href}
            className="group relative grid gap-x-8 gap-y-2 border-t border-line py-6 lg:grid-cols-12 lg:items-baseline"
          >
            <p className="label-text lg:col-span-2">
              <time dateTime={date}>{shownDate}</time>
            </p>
            <h3 className="text-heading lg:col-span-6">
              <StretchedLink href={href}>{title}</StretchedLink>
            </h3>
            <p className="text-muted lg:col-span-4">{description}</p>
          </li>
        ))}
      </ul>
      {moreLabel && (
        <p className="mt-6">
          <TextLink href="/blog">{moreLabel}</TextLink>
        </p>
      )}
    </HeadedBand>
  );
}
