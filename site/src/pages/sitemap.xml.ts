import type { APIContext } from 'astro';
import { knownPages } from '../queries/known-pages.ts';
import { siteOrigin } from '../seo/page-address.ts';
import { sitemapXml } from '../seo/sitemap.ts';

export async function GET({ site }: APIContext) {
  return new Response(sitemapXml(await knownPages(), siteOrigin(site)));
}
