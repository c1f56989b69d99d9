import { articleHtml } from '../articles/article-html.ts';
import { newestFirst } from '../articles/article-order.ts';
import { feedHtml } from '../articles/feed-html.ts';
import { pathOf } from '../addresses/addresses.ts';
import { atomFeed } from '../seo/atom-feed.ts';
import { type Article, articleWords, articleAuthor } from './articles.ts';
import { entryData } from './entries.ts';
import { articlePicture } from './picture.ts';

/** Limits the size of a feed of whole articles; readers keep the older ones. */
const MAX_ENTRIES = 20;

/**
 * Returns a feed of the newest of some articles.
 *
 * @param source the feed's path, the page that lists the same articles, and its title
 */
export async function feed(
  articles: readonly Article[],
  source: { origin: string; path: string; page: string; title: string },
): Promise<string> {
  const company = await entryData('company');
  const { description } = await entryData('blog');
  const words = await articleWords();
  const entries = await Promise.all(
    articles
      .filter(({ data }) => !data.noindex)
      .toSorted(newestFirst)
      .slice(0, MAX_ENTRIES)
      .map(async (article) => {
        const { title, description: summary, date, revised, tags } = article.data;
        const path = pathOf('articles', article.id);
        const { html } = await articleHtml(article, articlePicture, words, { framed: false });
        const author = (await articleAuthor(article.data))?.name;
        const content = feedHtml(html, new URL(path, source.origin).href);
        return { path, title, summary, date, revised, author, tags, html: content };
      }),
  );
  const title = `${company.name}: ${source.title}`;
  return atomFeed({ ...source, title, subtitle: description, author: company, entries });
}
