import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure, type Page, sizeOf } from '../site/integrations/measure-page.ts';

// Compares what a visitor downloads, in exact brotli bytes, with our limits.

const kilobytes = (count: number) => count * 1000;

/** In bytes. */
const limits = {
  html: kilobytes(18),
  css: kilobytes(12),
  fonts: kilobytes(70),
  script: kilobytes(4),
  homeAtLoad: kilobytes(95),
  homeScript: kilobytes(75),
};

/** A script and all that it imports statically. */
function withImports(dist: string, url: string, seen = new Set<string>()): Set<string> {
  if (seen.has(url)) return seen;
  seen.add(url);
  const source = readFileSync(join(dist, url), 'utf8');
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  for (const match of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) {
    withImports(dist, `${folder}${match[1]}`, seen);
  }
  return seen;
}

/** One weight against its limit. */
export type Weight = { page: string; what: string; bytes: number; limit: number };

export type Weights = { pages: Page[]; weights: Weight[]; atLoad: number; homeScript: number };

/**
 * Weighs every page of a built site.
 *
 * @throws where there is no built site
 */
export function weighSite(dist: string): Weights {
  const manifest = JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8')) as {
    documents: Record<string, unknown>;
  };
  const pages = Object.keys(manifest.documents).map((path) => measure(dist, path.slice(1)));
  const home = pages.find(({ name }) => name === 'index');
  if (!home) throw new Error('The home page is not built: run `npm run build`.');
  const atLoad = home.html + home.css + home.fonts + home.pictures + home.late;
  const scripts = new Set(home.islands.flatMap((url) => [...withImports(dist, url)]));
  const homeScript = [...scripts].reduce((total, url) => total + sizeOf(dist, url), 0);
  const weights = pages.flatMap(({ name: page, html, css, fonts, script }) => [
    { page, what: 'HTML', bytes: html, limit: limits.html },
    { page, what: 'CSS', bytes: css, limit: limits.css },
    { page, what: 'fonts', bytes: fonts, limit: limits.fonts },
    { page, what: 'script', bytes: script, limit: limits.script },
  ]);
  weights.push(
    { page: 'index', what: 'all that loads at first', bytes: atLoad, limit: limits.homeAtLoad },
    {
      page: 'index',
      what: 'scripts after scrolling to its end',
      bytes: homeScript,
      limit: limits.homeScript,
    },
  );
  return { pages, weights, atLoad, homeScript };
}
