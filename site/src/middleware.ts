import { defineMiddleware } from 'astro:middleware';
import { isBuilt } from './addresses/links.ts';
import { pagePath } from './seo/page-address.ts';

/** Leaves out the pages that have no words: Astro writes no file for an answer without a body. */
export const onRequest = defineMiddleware(({ url }, next) =>
  isBuilt(pagePath(url.pathname)) ? next() : new Response(null, { status: 404 }),
);
