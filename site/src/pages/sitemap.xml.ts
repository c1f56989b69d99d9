import type { APIContext } from 'astro';
import { knownPages } from '../layouts/known-pages.ts';
import { siteOrigin } from '../lib/page-address.ts';
import { sitemapXml } from '../lib/sitemap.ts';

export async function GET({ site }: APIContext) {
  return new Response(sitemapXml(await knownPages(), siteOrigin(site)));
}
