import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { BUILT_SITE, type BuiltSite } from '@frontage/contract/built-site';
import { FIXED_HEADERS, readBuiltSite } from './built-site.ts';
import { mediaType } from './media-types.ts';

/** The pages whose tokens are filled in when a plain form was refused: one for each cause. */
const FAILURE_PAGE = /^\/(?:[\w-]+\/)?enquiry-failed\/[a-z-]+\.html$/;

/** The encodings that the build writes beside a file, best first. */
const encodings = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

export type Body = { encoding: 'br' | 'gzip' | 'identity'; bytes: Buffer; etag: string };

/** A file of the site, with the headers that all its encodings have in common. */
export type Resource = {
  status: 200 | 404;
  headers: Record<string, string>;
  plain: Body;
  /** Best first. */
  encoded: Body[];
};

/** The built site in memory. */
export type Site = {
  /** What is sent for each clean path and file, '/about' and '/icon.svg'. */
  resources: Map<string, Resource>;
  /** The page of each cause that the contract names, by its path: '/enquiry-failed/too-many.html'. */
  failurePages: Map<string, string>;
  /** Its languages, and what a form is answered with in each. */
  languages: ReadonlyMap<string, BuiltSite['languages'][string]>;
  headersForAll: Record<string, string>;
  /** The accent of the company's theme, '#123456'; undefined where no site is built. */
  accent: string | undefined;
  documents: number;
};

/**
 * Reads a built site. Only what is found here can ever be sent: no request reaches the disk.
 *
 * @param options the folder, and whether the site is served over https
 */
export function loadSite(options: { folder: string; https: boolean }): Site {
  const files = readAll(options.folder);
  const { languages, accent } = readBuiltSite(options.folder);
  const headersForAll = {
    ...FIXED_HEADERS,
    // The preload list of browsers asks for two years. Over http it must not be sent (RFC 6797, 7.2).
    ...(options.https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
  const site: Site = {
    resources: new Map(),
    failurePages: new Map(),
    languages: new Map(Object.entries(languages)),
    headersForAll,
    accent,
    documents: 0,
  };
  for (const [path, bytes] of files) {
    if (path === `/${BUILT_SITE}` || isEncoded(path, files)) continue;
    if (FAILURE_PAGE.test(path)) {
      site.failurePages.set(path, bytes.toString('utf8'));
      continue;
    }
    site.resources.set(cleanPath(path), {
      status: path.endsWith('/404.html') ? 404 : 200,
      headers: { ...headersForAll, ...headersOf(path) },
      plain: body('identity', bytes),
      encoded: encodings.flatMap(([suffix, encoding]) => {
        const smaller = files.get(path + suffix);
        return smaller ? [body(encoding, smaller)] : [];
      }),
    });
    if (path.endsWith('.html')) site.documents += 1;
  }
  return site;
}

/** '/index.html' is '/', '/blog/index.html' is '/blog', '/about.html' is '/about'. */
export const cleanPath = (path: string): string =>
  path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';

const isEncoded = (path: string, files: Map<string, Buffer>) =>
  encodings.some(([suffix]) => path.endsWith(suffix) && files.has(path.slice(0, -suffix.length)));

// The bytes of each encoding differ, so each has a strong tag of its own (RFC 9110, 8.8.3.3).
const body = (encoding: Body['encoding'], bytes: Buffer): Body => ({
  encoding,
  bytes,
  etag: `"${hash('sha256', bytes, 'base64url').slice(0, 16)}"`,
});

function headersOf(path: string): Record<string, string> {
  const type = mediaType(path);
  return {
    'Content-Type': type,
    'Cache-Control': cacheControl(path),
    Vary: 'Accept-Encoding',
    // Feed readers and mails show the pictures of an article on pages of their own.
    ...(type.startsWith('image/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
}

function cacheControl(path: string): string {
  if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

function readAll(folder: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let entries;
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return files;
  }
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(file.slice(folder.length).split(sep).join('/'), readFileSync(file));
  }
  return files;
}
