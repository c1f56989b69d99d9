import type { APIContext } from 'astro';
import { siteOrigin } from '../seo/page-address.ts';

// Pages that are not to be found say so themselves (`noindex`): a crawler has to read them for that.
export function GET({ site }: APIContext) {
  const sitemap = new URL('/sitemap.xml', siteOrigin(site)).href;
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemap}\n`);
}
