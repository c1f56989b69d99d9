import type { APIContext } from 'astro';
import { type TagPage, tags } from '../../../../queries/articles.ts';
import { feed } from '../../../../queries/feed.ts';
import { siteOrigin } from '../../../../seo/page-address.ts';

export const getStaticPaths = async () =>
  (await tags()).map((tag) => ({ params: { tag: tag.slug }, props: tag }));

export async function GET({ site, props: { path, heading, articles } }: APIContext<TagPage>) {
  const source = { origin: siteOrigin(site), path: `${path}/feed.xml`, page: path, title: heading };
  return new Response(await feed(articles, source));
}
