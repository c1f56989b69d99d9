import { addressOf, alternatePages } from '../addresses/links.ts';
import { escapeXml } from './xml.ts';

type Found = { path: string; lastmod?: string };

/**
 * Writes the sitemap (https://www.sitemaps.org/protocol.html) without `changefreq` and `priority`, which search engines
 * ignore.
 */
export function sitemapXml(pages: Found[], origin: string): string {
  const urls = pages.map(({ path, lastmod }) => {
    const url = (path: string) => escapeXml(new URL(path, origin).href);
    const loc = `<loc>${url(addressOf(path))}</loc>`;
    const alternateLinks = alternatePages(path).map(
      ({ language, path }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${url(path)}"/>`,
    );
    return `<url>${loc}${lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''}${alternateLinks.join('')}</url>\n`;
  });
  const linked = urls.some((url) => url.includes('<xhtml:link'));
  const also = linked ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${also}>
${urls.join('')}</urlset>
`;
}
