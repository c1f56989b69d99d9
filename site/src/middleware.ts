import { defineMiddleware } from 'astro:middleware';
import { isMade } from './lib/used.ts';
import { allowingOthers } from './lib/page-policy.ts';
import { pathOf } from './seo/page-address.ts';

/**
 * Leaves out the pages that have no words, and allows the other sites that a page names. Astro also writes a style in
 * front of a page's first island; it is in base.css instead, since HTML allows none in the body.
 */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  // Astro writes no file for an answer without a body.
  if (!isMade(pathOf(url.pathname))) return new Response(null, { status: 404 });
  const answer = await next();
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  const page = (await answer.text()).replace(
    '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>',
    '',
  );
  // The development server has no policy.
  return new Response(import.meta.env.DEV ? page : allowingOthers(page), answer);
});
