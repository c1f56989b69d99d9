import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The bytes that a visitor downloads with a page, as they travel. */
export type PageBytes = {
  html: number;
  css: number;
  fonts: number;
  script: number;
  /** Pictures of the first view. Photographs have a bound of their own: site/src/pictures/places.ts */
  pictures: number;
};

const compressed = (bytes: Buffer | string) => brotliCompressSync(Buffer.from(bytes)).length;

/** Many pages share a file, and compressing it takes long. */
const known = new Map<string, number>();

/** The bytes of a file of the site as it travels: `url` is its address. */
function sizeOf(dist: string, url: string): number {
  const path = join(dist, url);
  const size = known.get(path);
  if (size !== undefined) return size;
  // Another check reports a link to a missing file; here it weighs nothing.
  if (!existsSync(path)) return 0;
  const bytes = readFileSync(path);
  const measured = /\.(woff2|png|avif|webp)$/.test(url) ? bytes.length : compressed(bytes);
  known.set(path, measured);
  return measured;
}

const all = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? '')),
];

/** Weighs a built page; `file` is its path below `dist`. */
export function measure(dist: string, file: string): PageBytes {
  const html = readFileSync(join(dist, file), 'utf8');
  const withoutPhotographs = html.replace(/<picture>[\s\S]*?<\/picture>/g, '');
  const sum = (...urls: string[][]) =>
    urls.flat().reduce((total, url) => total + sizeOf(dist, url), 0);
  return {
    html: compressed(html),
    css: sum(all(html, /<link rel="stylesheet" href="([^"]+)"/g)),
    fonts: sum(all(html, /<link rel="preload" href="([^"]+)" as="font"/g)),
    script:
      compressed(all(html, /<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g).join('')) +
      sum(all(html, /<script[^>]+src="([^"]+)"/g)),
    pictures: sum(
      all(withoutPhotographs, /<img(?![^>]*loading="lazy")[^>]+src="(\/[^"]+)"/g),
      all(html, /<use href="([^"#]+)#/g),
    ),
  };
}
