import type { ComponentProps } from 'react';
import { ArticleCard } from '../blog/ArticleCard.tsx';

type Props = { heading: string; articles: Omit<ComponentProps<typeof ArticleCard>, 'level'>[] };

export function RelatedArticles({ heading, articles }: Props) {
  return (
    <section aria-labelledby="related" className="pb-band print:hidden">
      <div className="wrap">
        <h2 id="related" className="text-heading">
          {heading}
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          {articles.map((article) => (
            <ArticleCard key={article.slug} {...article} level="h3" />
          ))}
        </ul>
      </div>
    </section>
  );
}
