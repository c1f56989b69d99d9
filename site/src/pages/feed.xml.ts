import type { APIContext } from 'astro';
import { articleHtml } from '../articles/article-html.ts';
import { entryData, ordered } from '../queries/entry-data.ts';
import { articlePicture } from '../queries/picture.ts';
import { atomFeed } from '../seo/atom-feed.ts';
import { feedHtml } from '../articles/feed-html.ts';
import { siteOrigin } from '../seo/page-address.ts';

/** Whole articles are long, and readers keep what they have seen. */
const newest = 20;

export async function GET({ site }: APIContext) {
  const origin = siteOrigin(site);
  const company = await entryData('company');
  const blog = await entryData('blog');
  const articles = (await ordered('articles'))
    .sort((a, b) => b.data.date.localeCompare(a.data.date))
    .slice(0, newest);

  const entries = await Promise.all(
    articles.map(async (article) => {
      const { title, description, date, revised } = article.data;
      const path = `/blog/${article.id}`;
      const { html: written } = await articleHtml(article, articlePicture);
      const html = feedHtml(written, new URL(path, origin).href);
      return { path, title, summary: description, date, revised, html };
    }),
  );
  const title = `${company.name}: ${blog.title}`;
  return new Response(
    atomFeed({ origin, title, subtitle: blog.description, author: company, entries }),
  );
}
