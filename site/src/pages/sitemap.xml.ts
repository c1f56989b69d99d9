import type { APIContext } from 'astro';
import { indexablePages, knownLists } from '../queries/known-pages.ts';
import { siteOrigin } from '../seo/page-address.ts';
import { sitemapXml } from '../seo/sitemap.ts';

export async function GET({ site }: APIContext) {
  const pages = [...(await indexablePages()), ...(await knownLists())];
  return new Response(sitemapXml(pages, siteOrigin(site)));
}
