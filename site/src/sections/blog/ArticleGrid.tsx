import type { ComponentProps } from 'react';
import type { Link } from '../navigation.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { PageLinks } from './PageLinks.tsx';
import { TagLinks } from './TagLinks.tsx';
import { TagTools } from './TagTools.tsx';

type Props = {
  heading: string;
  text?: string | undefined;
  articles: ComponentProps<typeof ArticleCard>[];
  labels: ComponentProps<typeof PageLinks>['labels'] & { tags: string; all: string };
  tags: Link[];
  feed?: Link | undefined;
  page: Omit<ComponentProps<typeof PageLinks>, 'labels'>;
};

/** With an odd number of cards in two columns, the words above them take the first cell. */
const odd = {
  box: 'md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8 md:max-lg:gap-y-14',
  list: 'md:max-lg:contents',
};

const beside = 'lg:col-span-5 lg:col-start-8 lg:self-end';

export function ArticleGrid({ heading, text, articles, labels, tags, feed, page }: Props) {
  const look = articles.length % 2 === 1 ? odd : { box: '', list: '' };
  return (
    <div className="overflow-clip">
      <div className="wrap pt-opening pb-band">
        <div className={look.box}>
          <div>
            <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
              <h1 className="text-hero lg:col-span-6">{heading}</h1>
              {text && <p className={`text-lede text-muted ${beside}`}>{text}</p>}
            </div>
            <TagLinks label={labels.tags} tags={tags} className="mt-6" />
            {feed && <TagTools all={labels.all} feed={feed} />}
          </div>
          <ul
            className={`mt-8 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:mt-12 lg:grid-cols-3 ${look.list}`}
          >
            {articles.map((article) => (
              <ArticleCard key={article.slug} {...article} />
            ))}
          </ul>
        </div>
        <PageLinks labels={labels} number={page.number} choices={page.choices} />
      </div>
    </div>
  );
}
