import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export type PageBytes = {
  /** Excludes style sheets. */
  html: number;
  css: number;
  fonts: number;
  script: number;
  /** Excludes photographs, whose limits are in site/src/pictures/places.ts. */
  pictures: number;
};

const compressed = (bytes: Buffer | string, quality: number) =>
  brotliCompressSync(Buffer.from(bytes), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    .length;

/** Sizes by path: many pages share a file, and compressing it is slow. */
const cachedSizes = new Map<string, number>();

/** Returns the compressed size in bytes of the file at a URL of the site. */
function sizeOf(dist: string, url: string, quality: number): number {
  const path = join(dist, url);
  const key = `${quality} ${path}`;
  const size = cachedSizes.get(key);
  if (size !== undefined) return size;
  // Another check reports a link to a missing file; here it weighs nothing.
  if (!existsSync(path)) return 0;
  const bytes = readFileSync(path);
  const measured = /\.(woff2|png|avif|webp)$/.test(url) ? bytes.length : compressed(bytes, quality);
  cachedSizes.set(key, measured);
  return measured;
}

const matchAll = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? '')),
];

const styles = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Lists the font files that every page loads: those that have the letter a. */
function fontsIn(css: string): string[] {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return faces.filter(hasLetterA).flatMap((face) => matchAll(face, /url\(["']?([^"')]+)/g));
}

function hasLetterA(face: string): boolean {
  const [, range = 'U+61'] = /unicode-range:([^;}]+)/.exec(face) ?? [];
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    const end = (digit: string) => parseInt(first.replaceAll('?', digit), 16);
    return end('0') <= 0x61 && 0x61 <= (last === first ? end('f') : parseInt(last, 16));
  });
}

function modulesOf(dist: string, urls: string[]): string[] {
  const known = new Set<string>();
  const add = (url: string) => {
    if (known.has(url) || !existsSync(join(dist, url))) return;
    known.add(url);
    const code = readFileSync(join(dist, url), 'utf8');
    for (const module of matchAll(code, /(?:from|import)\s*["'](\.[^"']+)["']/g))
      add(posix.join(posix.dirname(url), module));
  };
  urls.forEach(add);
  return [...known];
}

/** Whether a page has an island that hydrates without a visitor's action, once the page is painted. */
export const hydratesOncePainted = (html: string): boolean => oncePainted.test(html);
const oncePainted = /<astro-island\b[^>]*\sclient="painted"/;

/**
 * Measures a built page; `file` is its path below `dist`.
 *
 * @param quality of the Brotli compression: a lower one is many times faster and slightly overestimates the size
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
  const css = matchAll(html, styles).join('');
  const islands = (html.match(/<astro-island\b[^>]*>/g) ?? []).filter(hydratesOncePainted).join('');
  return {
    html: compressed(html.replace(styles, ''), quality),
    css: compressed(css, quality) + sum(matchAll(html, /<link rel="stylesheet" href="([^"]+)"/g)),
    fonts: sum(fontsIn(css)),
    script:
      compressed(
        matchAll(html, /<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g).join(''),
        quality,
      ) +
      sum(
        modulesOf(dist, [
          ...matchAll(html, /<script[^>]+src="([^"]+)"/g),
          ...matchAll(islands, /(?:component|renderer)-url="([^"]+)"/g),
        ]),
      ),
    pictures: sum(matchAll(withoutPhotographs, /<img(?![^>]*loading="lazy")[^>]+src="(\/[^"]+)"/g)),
  };
}
