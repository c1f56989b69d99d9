import type { APIContext } from 'astro';
import { articles } from '../queries/articles.ts';
import { entryData } from '../queries/entries.ts';
import { feed } from '../queries/feed.ts';
import { siteOrigin } from '../seo/page-address.ts';

export async function GET({ site }: APIContext) {
  const { title } = await entryData('blog');
  const source = { origin: siteOrigin(site), path: '/feed.xml', page: '/blog', title };
  return new Response(await feed(await articles(), source));
}
