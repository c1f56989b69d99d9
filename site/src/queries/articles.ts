import { type CollectionEntry, getCollection } from 'astro:content';
import { sortForList } from '../articles/article-order.ts';
import type { ArticleWords } from '../articles/article-html.ts';
import { listPages, type ListPage } from '../addresses/list-pages.ts';
import { readingTime } from '../articles/reading-time.ts';
import { relatedTo, type Tag, tagPath, tagsOf } from '../addresses/tags.ts';
import type { Link } from '../sections/navigation.ts';
import { pathOf } from '../addresses/addresses.ts';
import { formatDay } from '../i18n/build-constants.ts';
import { fillWords } from '../i18n/fill-words.ts';
import { isUsed } from '../addresses/links.ts';
import type { PicturePlace } from '../pictures/places.ts';
import { entryData } from './entries.ts';
import { people } from './people.ts';
import { picture } from './picture.ts';

export type Article = CollectionEntry<'articles'>;

export type ArticleList = {
  title: string;
  description: string;
  heading: string;
  text?: string | undefined;
  page: ListPage<Article>;
  tags: Link[];
  tag?: { name: string; feed: string } | undefined;
};

/** The most tags that the blog lists first; articles list theirs below, so that every tag can be found. */
const MAX_TAGS = 12;

export const articles = async (): Promise<Article[]> =>
  isUsed('articles') ? sortForList(await getCollection('articles')) : [];

/** Returns the photograph of an article; undefined if a drawing or lettering replaces it. */
function coverOf({ image, imageUrl }: Article['data'], place: PicturePlace) {
  return picture(image ?? (imageUrl ? { src: imageUrl, decorative: true } : undefined), place);
}

/**
 * Returns what a card shows of an article.
 *
 * @param eager whether the card is in the first view of the page
 */
export async function articleCard({ id, data, body = '' }: Article, eager = false) {
  const cover = await coverOf(data, 'card');
  const { labels } = await entryData('blog');
  const { title, description, date, revised } = data;
  return {
    slug: id,
    href: pathOf('articles', id),
    title,
    description,
    shownDate: shownDateOf(data),
    date,
    revised: revised && fillWords(labels.revised, { date: formatDay(revised) }),
    author: (await articleAuthor(data))?.name,
    cover: cover && { ...cover, eager },
    readingTime: fillWords(labels.readingTime, { minutes: `${readingTime(body).minutes}` }),
  };
}

export async function articleWords(): Promise<ArticleWords> {
  const { labels } = await entryData('blog');
  const { alerts, video, embed } = await entryData('words');
  return { ...labels, alerts, video, embed };
}

export async function articleHead({ id, data, body = '' }: Article) {
  const { labels } = await entryData('blog');
  const { name: company } = await entryData('company');
  const author = await articleAuthor(data);
  const { title, date, revised } = data;
  const head = {
    slug: id,
    title,
    shownDate: shownDateOf(data),
    date,
    revised,
    company,
    author: author?.name ?? company,
    tags: data.tags.map((name) => ({ name, href: tagPath(name) })),
    cover: await coverOf(data, 'cover'),
    readingTime: fillWords(labels.readingTime, { minutes: `${readingTime(body).minutes}` }),
  };
  return { head, author };
}

/** Returns the date of an article as readers see it. */
export const shownDateOf = ({ shownDate, date }: Article['data']) => shownDate ?? formatDay(date);

/** Returns the author of an article; undefined if it is the company. */
export async function articleAuthor({ author }: Article['data']) {
  return author === undefined ? undefined : (await people([author]))[0];
}

export async function blogPages(): Promise<ArticleList[]> {
  if (!isUsed('blog')) return [];
  const { title, description, heading, text, labels } = await entryData('blog');
  const all = await articles();
  const tags = tagsOf(all)
    .slice(0, MAX_TAGS)
    .map(({ name }) => ({ name, href: tagPath(name) }));
  return listPages(all, '/blog').map((page) => ({
    title: withPageNumber(title, page, labels.page),
    description: withPageNumber(description, page, labels.page),
    heading,
    text: page.number === 1 ? text : undefined,
    page,
    tags,
  }));
}

/** A tag with the address and heading of its page. */
export type TagPage = Tag<Article> & { path: string; heading: string };

export async function tags(): Promise<TagPage[]> {
  if (!isUsed('blog')) return [];
  const { labels } = await entryData('blog');
  return tagsOf(await articles()).map((tag) => ({
    ...tag,
    path: tagPath(tag.name),
    heading: fillWords(labels.tagged, { tag: tag.name }),
  }));
}

export async function tagPages(): Promise<(ArticleList & { slug: string })[]> {
  if (!isUsed('blog')) return [];
  const { labels } = await entryData('blog');
  const { name: company } = await entryData('company');
  return (await tags()).flatMap(({ slug, name, path, heading, articles: tagged }) => {
    const titles = tagged.map(({ data }) => data.title).join('; ');
    const description = fillWords(labels.taggedDescription, { tag: name, titles, company });
    return listPages(tagged, path).map((page) => ({
      slug,
      title: withPageNumber(heading, page, labels.page),
      description: withPageNumber(shortened(description), page, labels.page),
      heading,
      page,
      tags: [],
      tag: { name, feed: `${path}/feed.xml` },
    }));
  });
}

export async function articlePages() {
  const all = await articles();
  const tags = tagsOf(all);
  const link = (index: number) => {
    const other = all[index];
    return other && { href: pathOf('articles', other.id), title: other.data.title };
  };
  return all.map((article, index) => ({
    article,
    neighbors: { previous: link(index - 1), next: link(index + 1) },
    related: relatedTo(article, tags),
  }));
}

/** Adds the page number to the words of a list, from its second page on. */
const withPageNumber = (title: string, { number }: { number: number }, label: string) =>
  number === 1 ? title : `${title}, ${fillWords(label, { number: `${number}` })}`;

/** Shortens a description to about what search results show, at the end of a word. */
function shortened(text: string): string {
  const longest = 150;
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/\W+\w*$/, '')}…`;
}
