import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

// Compares what a visitor downloads, in exact brotli bytes, with our limits.

const kilobytes = (count: number) => count * 1000;

/** In bytes. */
const limits = {
  html: kilobytes(18),
  css: kilobytes(12),
  fonts: kilobytes(70),
  inlineScript: kilobytes(4),
  homeAtLoad: kilobytes(95),
  homeScript: kilobytes(75),
};

const compressed = (bytes: Buffer | string) => brotliCompressSync(Buffer.from(bytes)).length;

const sizeOf = (dist: string, url: string) => {
  // Another check reports a link to a missing file; here it weighs nothing.
  if (!existsSync(join(dist, url))) return 0;
  const bytes = readFileSync(join(dist, url));
  return url.endsWith('.woff2') || url.endsWith('.png') ? bytes.length : compressed(bytes);
};

const all = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? '')),
];

export type Page = {
  name: string;
  html: number;
  css: number;
  /** Style sheets that the first paint waits for. */
  sheets: number;
  fonts: number;
  inlineScript: number;
  /** Scripts that load with the page. */
  eager: string[];
  /** Scripts that an island loads when it comes into view. */
  islands: string[];
  pictures: number;
};

function measure(dist: string, file: string): Page {
  const html = readFileSync(join(dist, file), 'utf8');
  // Photographs have a bound of their own, and each screen takes another file: site/src/pictures/places.ts.
  const withoutPhotographs = html.replace(/<picture>[\s\S]*?<\/picture>/g, '');
  const sum = (urls: string[]) => urls.reduce((total, url) => total + sizeOf(dist, url), 0);
  const sheets = all(html, /<link rel="stylesheet" href="([^"]+)"/g);
  return {
    name: file.replace('.html', ''),
    html: compressed(html),
    css: sum(sheets),
    sheets: sheets.length,
    fonts: sum(all(html, /<link rel="preload" href="([^"]+)" as="font"/g)),
    inlineScript: compressed(all(html, /<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g).join('')),
    eager: [
      ...all(html, /<script[^>]+src="([^"]+)"/g),
      ...all(html, /<link rel="modulepreload" href="([^"]+)"/g),
    ],
    islands: all(html, /(?:component-url|renderer-url)="([^"]+)"/g),
    pictures: sum([
      ...all(withoutPhotographs, /<img(?![^>]*loading="lazy")[^>]+src="(\/[^"]+)"/g),
      ...all(html, /<use data-href="([^"#]+)#/g),
    ]),
  };
}

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
  const atLoad = home.html + home.css + home.fonts + home.pictures;
  const scripts = new Set(home.islands.flatMap((url) => [...withImports(dist, url)]));
  const homeScript = [...scripts].reduce((total, url) => total + sizeOf(dist, url), 0);
  const weights = pages.flatMap(({ name: page, html, css, fonts, inlineScript }) => [
    { page, what: 'HTML', bytes: html, limit: limits.html },
    { page, what: 'CSS', bytes: css, limit: limits.css },
    { page, what: 'fonts', bytes: fonts, limit: limits.fonts },
    { page, what: 'inline script', bytes: inlineScript, limit: limits.inlineScript },
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
