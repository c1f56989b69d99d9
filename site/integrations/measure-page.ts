import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

// What a visitor downloads with a page, in exact brotli bytes.

const compressed = (bytes: Buffer | string) => brotliCompressSync(Buffer.from(bytes)).length;

/** The bytes of a file of the site as it travels: `url` is its address. */
export const sizeOf = (dist: string, url: string) => {
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
  /** Scripts in the page, and those that it fetches after its first paint. */
  script: number;
  /** Scripts that load with the page. */
  eager: string[];
  /** Scripts that an island loads when it comes into view. */
  islands: string[];
  pictures: number;
  /** What comes after the first paint, scripts that are part of `script`. */
  late: number;
};

/** Weighs a built page; `file` is its path below `dist`. */
export function measure(dist: string, file: string): Page {
  const html = readFileSync(join(dist, file), 'utf8');
  // Photographs have a bound of their own, and each screen takes another file: site/src/pictures/places.ts.
  const withoutPhotographs = html.replace(/<picture>[\s\S]*?<\/picture>/g, '');
  const late = all(html, /<template data-late>([\s\S]*?)<\/template>/g).join('');
  const atOnce = html.replace(/<template data-late>[\s\S]*?<\/template>/g, '');
  const scripts = /<script[^>]+src="([^"]+)"/g;
  const sum = (urls: string[]) => urls.reduce((total, url) => total + sizeOf(dist, url), 0);
  const sheets = all(html, /<link rel="stylesheet" href="([^"]+)"/g);
  return {
    name: file.replace('.html', ''),
    html: compressed(html),
    css: sum(sheets),
    sheets: sheets.length,
    fonts: sum(all(html, /<link rel="preload" href="([^"]+)" as="font"/g)),
    script:
      compressed(all(html, /<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g).join('')) +
      sum(all(late, scripts)),
    eager: [...all(atOnce, scripts), ...all(html, /<link rel="modulepreload" href="([^"]+)"/g)],
    islands: all(html, /(?:component-url|renderer-url)="([^"]+)"/g),
    late: sum(all(late, scripts)),
    pictures: sum([
      ...all(withoutPhotographs, /<img(?![^>]*loading="lazy")[^>]+src="(\/[^"]+)"/g),
      ...all(html, /<use data-href="([^"#]+)#/g),
    ]),
  };
}
