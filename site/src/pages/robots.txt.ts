import type { APIContext } from 'astro';
import { siteOrigin } from '../seo/page-address.ts';

// Pages with `noindex` are not listed, because a crawler has to read them to find it.
export function GET({ site }: APIContext) {
  const sitemap = new URL('/sitemap.xml', siteOrigin(site)).href;
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemap}\n`);
}
