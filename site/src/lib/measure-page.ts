import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export type PageBytes = {
  html: number;
  css: number;
  fonts: number;
  script: number;
  /** Pictures of the first view. Photographs have a bound of their own: site/src/pictures/places.ts */
  pictures: number;
};

const compressed = (bytes: Buffer | string, quality: number) =>
  brotliCompressSync(Buffer.from(bytes), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    .length;

/** Many pages share a file, and compressing it takes long. */
const known = new Map<string, number>();

/** The bytes of a file of the site as it travels: `url` is its address. */
function sizeOf(dist: string, url: string, quality: number): number {
  const path = join(dist, url);
  const key = `${quality} ${path}`;
  const size = known.get(key);
  if (size !== undefined) return size;
  // Another check reports a link to a missing file; here it weighs nothing.
  if (!existsSync(path)) return 0;
  const bytes = readFileSync(path);
  const measured = /\.(woff2|png|avif|webp)$/.test(url) ? bytes.length : compressed(bytes, quality);
  known.set(key, measured);
  return measured;
}

const all = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? '')),
];

/**
 * Weighs a built page; `file` is its path below `dist`.
 *
 * @param quality of the compression: a lower one is many times as fast, and finds a little more than what travels
 */
export function measure(
  dist: string,
  file: string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): PageBytes {
  const html = readFileSync(join(dist, file), 'utf8');
  const withoutPhotographs = html.replace(/<picture>[\s\S]*?<\/picture>/g, '');
  const sum = (...urls: string[][]) =>
    urls.flat().reduce((total, url) => total + sizeOf(dist, url, quality), 0);
  return {
    html: compressed(html, quality),
    css: sum(all(html, /<link rel="stylesheet" href="([^"]+)"/g)),
    fonts: sum(all(html, /<link rel="preload" href="([^"]+)" as="font"/g)),
    script:
      compressed(all(html, /<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g).join(''), quality) +
      sum(all(html, /<script[^>]+src="([^"]+)"/g)),
    pictures: sum(
      all(withoutPhotographs, /<img(?![^>]*loading="lazy")[^>]+src="(\/[^"]+)"/g),
      all(html, /<use href="([^"#]+)#/g),
    ),
  };
}
