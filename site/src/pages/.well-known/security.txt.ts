import type { APIContext } from 'astro';
import { entryData } from '../../queries/entries.ts';
import { siteOrigin } from '../../seo/page-address.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** Where to report a vulnerability: RFC 9116, which requires an expiry date within a year. */
export async function GET({ site }: APIContext) {
  const { email, languages = [] } = await entryData('company');
  const expires = new Date(Date.now() + YEAR_MS - 24 * 60 * 60_000);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    ...(languages.length > 0 ? [`Preferred-Languages: ${languages.join(', ')}`] : []),
    `Canonical: ${new URL('/.well-known/security.txt', siteOrigin(site)).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
}
