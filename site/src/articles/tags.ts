import { slugOf } from '../lib/slug.ts';

export type Tag<Article = unknown> = {
  slug: string;
  name: string;
  articles: Article[];
};

type Tagged = { id: string; data: { tags: readonly string[]; date: string } };

export const tagPath = (name: string): string => `/blog/tag/${slugOf(name)}`;

/**
 * Every tag of some articles with those that have it, in their order; the tags with the most first, those
 * with as many as another by their name.
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

const RELATED = 3;

/**
 * The articles that share the most tags with one, at most three; of as many, the newest. None where no tag is
 * shared.
 *
 * @param tags of all articles, from `tagsOf`
 */
export function relatedTo<Article extends Tagged>(
  article: Article,
  tags: readonly Tag<Article>[],
): Article[] {
  const shared = new Map<Article, number>();
  const own = new Set(article.data.tags.map(slugOf));
  for (const tag of tags.filter(({ slug }) => own.has(slug)))
    for (const other of tag.articles.filter((one) => one !== article))
      shared.set(other, (shared.get(other) ?? 0) + 1);
  // The best three without sorting all: of a thousand articles each may share a tag with each.
  let best: [Article, number][] = [];
  for (const one of shared) best = [...best, one].sort(closest).slice(0, RELATED);
  return best.map(([one]) => one);
}

/** More tags first, and of as many the newer article. */
const closest = ([one, a]: [Tagged, number], [other, b]: [Tagged, number]) =>
  b - a || (one.data.date < other.data.date ? 1 : -1);

/**
 * What two spellings of one tag have in common: letters and digits alone, without a plural's s. “Field books”
 * is the key of “field-book” too; short tags such as CSS keep their s.
 */
export const tagKey = (name: string): string =>
  slugOf(name)
    .replaceAll('-', '')
    .replace(/(?<=.{4})s$/, '');
