import { defineMiddleware } from 'astro:middleware';
import { inThisLanguage } from './lib/languages.ts';

/**
 * Astro writes a style and two scripts in front of a page's first island. The style is in
 * base.css instead, since HTML allows none in the body; joined, the two scripts need only one hash in the
 * policy. See docs/decisions/0015-after-the-first-paint.md.
 */
export const onRequest = defineMiddleware(async (_, next) => {
  const answer = await next();
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  const html = (await answer.text())
    .replace('<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>', '')
    .replace(/(<script>(?:(?!<\/script>)[^])*)<\/script><script>(?=\(\(\)=>\{)/, '$1');
  // The development server shows one language, at the addresses of the first one.
  return new Response(import.meta.env.DEV ? html : inThisLanguage(html), answer);
});
