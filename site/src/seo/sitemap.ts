import { escapeXml } from './xml.ts';

/** A page that is found by its address, with the day of its last change where the content knows it. */
type Found = { path: string; lastmod?: string };

/**
 * The sitemap, after https://www.sitemaps.org/protocol.html. `changefreq` and `priority` are left
 * out: search engines ignore them.
 */
export function sitemapXml(pages: Found[], origin: string): string {
  const urls = pages.map(({ path, lastmod }) => {
    const loc = `<loc>${escapeXml(new URL(path, origin).href)}</loc>`;
    return `<url>${loc}${lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
