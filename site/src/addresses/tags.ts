import { slugOf } from './slug.ts';

export type Tag<Article = unknown> = {
  slug: string;
  name: string;
  articles: Article[];
};

type Tagged = { id: string; data: { tags: readonly string[]; date: string } };

export const tagPath = (name: string): string => `/blog/tag/${slugOf(name)}`;

/**
 * Returns every tag of some articles with its articles in order. Tags are sorted by their number of articles, then by
 * name.
 */
export function tagsOf<Article extends Tagged>(articles: readonly Article[]): Tag<Article>[] {
  const tags = new Map<string, Tag<Article>>();
  for (const article of articles)
    for (const name of article.data.tags) {
      const slug = slugOf(name);
      const tag = tags.get(slug) ?? { slug, name, articles: [] };
      if (tag.articles.at(-1) !== article) tag.articles.push(article);
      tags.set(slug, tag);
    }
  return [...tags.values()].sort(
    (a, b) => b.articles.length - a.articles.length || a.name.localeCompare(b.name),
  );
}

const MAX_RELATED = 3;

/**
 * Returns at most three articles that share the most tags with one, newest first if they share equally many. Empty if
 * no tag is shared.
 *
 * @param tags of all articles, from `tagsOf`
 */
export function relatedTo<Article extends Tagged>(
  article: Article,
  tags: readonly Tag<Article>[],
): Article[] {
  const shared = new Map<Article, number>();
  const ownTags = new Set(article.data.tags.map(slugOf));
  for (const tag of tags.filter(({ slug }) => ownTags.has(slug)))
    for (const other of tag.articles.filter((one) => one !== article))
      shared.set(other, (shared.get(other) ?? 0) + 1);
  // Keep only the best three instead of sorting all: each of a thousand articles may share a tag with every other.
  let best: [Article, number][] = [];
  for (const pair of shared) best = [...best, pair].sort(closest).slice(0, MAX_RELATED);
  return best.map(([related]) => related);
}

const closest = ([article, count]: [Tagged, number], [other, otherCount]: [Tagged, number]) =>
  otherCount - count || (article.data.date < other.data.date ? 1 : -1);

/**
 * Normalizes a tag, so that its spellings have the same key: only letters and digits, without a plural's s. “Field
 * books” and “field-book” have the same key; short tags such as CSS keep their s.
 */
export const tagKey = (name: string): string =>
  slugOf(name)
    .replaceAll('-', '')
    .replace(/(?<=.{4})s$/, '');
