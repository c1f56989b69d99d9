import { defineMiddleware } from 'astro:middleware';
import islands from './inline/islands.ts?late';
import { inThisLanguage } from './lib/languages.ts';

/** Astro's own scripts: its directives, and the element of an island. */
const runtime =
  /<script>\(\(\)=>\{(?:(?!<\/script>)[^])*astro[:-](?:(?!<\/script>)[^])*<\/script>/g;

/** In place of them, one file that browsers keep, after the first paint. */
const late = `<template data-late><script type="module" src="${islands}"></script></template>`;

/**
 * Astro writes a style and its scripts in front of a page's first island. The style is in base.css instead, since HTML
 * allows none in the body; the scripts are inline/islands.ts, since in the page they are 1.6 KB of each document. See
 * docs/decisions/0015-after-the-first-paint.md.
 */
export const onRequest = defineMiddleware(async (_, next) => {
  const answer = await next();
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  const html = (await answer.text()).replace(
    '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>',
    '',
  );
  // The development server shows one language, at the addresses of the first one, and Astro's scripts as they are.
  if (import.meta.env.DEV) return new Response(html, answer);
  const [first] = html.match(runtime) ?? [];
  const light = first ? html.replace(first, late).replace(runtime, '') : html;
  return new Response(inThisLanguage(light), answer);
});
