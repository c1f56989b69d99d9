import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';
import { BUILT_SITE, type BuiltSite, builtSiteSchema } from '@frontage/contract/built-site';
import { fileHeaders, IMMUTABLE, HASHED_FILES, siteHeaders } from '@frontage/contract/site-headers';
import { ConfigError } from '../config/config.ts';

/** The pages for refused plain forms, one for each cause, whose tokens are filled in. */
const FAILURE_PAGE = /^\/(?:[\w-]+\/)?enquiry-failed\/[a-z-]+\.html$/;

/** The encodings that the build writes beside a file, best first. */
const encodings = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

export type EncodedBody = { encoding: 'br' | 'gzip' | 'identity'; bytes: Buffer; etag: string };

/** A file of the site, with the headers that all its encodings share. */
export type Resource = {
  status: 200 | 404 | 410;
  headers: Record<string, string>;
  plain: EncodedBody;
  /** Best first. */
  encoded: EncodedBody[];
};

export type Site = {
  /** Files by clean path: '/about', '/icon.svg'. */
  resources: Map<string, Resource>;
  /** The page for each of the contract's failure causes, by path: '/enquiry-failed/too-many.html'. */
  failurePages: Map<string, string>;
  languages: ReadonlyMap<string, BuiltSite['languages'][string]>;
  headersForAll: Record<string, string>;
  /** Redirects by old address; one with a star covers everything below it. */
  redirects: ReadonlyMap<string, BuiltSite['redirects'][number]>;
  /** The next day on which a page becomes public, 2026-01-31. */
  rebuildOn: string | undefined;
  /** The accent of the company's theme, '#123456'; undefined where no site is built. */
  accent: string | undefined;
  documents: number;
};

/**
 * Reads a built site. Only files found here can ever be sent: no request reaches the disk.
 *
 * @throws with one line if the build is not for the public
 */
export function loadSite(options: { folder: string; https: boolean }): Site {
  const files = readAll(options.folder);
  const { languages, accent, redirects, rebuildOn } = readBuiltSite(options.folder);
  const sameOrigin = { 'Cross-Origin-Resource-Policy': 'same-origin' };
  const headersForAll = { ...siteHeaders(options.https), ...sameOrigin };
  // The first 14.6 KB of an answer arrive at once; the headers that only documents need would cost a font a round trip.
  const headersForFiles = { ...fileHeaders(options.https), ...sameOrigin };
  const site: Site = {
    resources: new Map(),
    failurePages: new Map(),
    languages: new Map(Object.entries(languages)),
    headersForAll,
    redirects: new Map(
      redirects.map(({ to, ...one }) => [
        decodeURIComponent(one.from),
        // Headers allow ASCII only.
        { ...one, to: to?.toWellFormed().replace(/[^\u0000-\u007f]+/g, encodeURI) },
      ]),
    ),
    rebuildOn,
    accent,
    documents: 0,
  };
  for (const [path, bytes] of files) {
    if (isEncoded(path, files)) continue;
    if (FAILURE_PAGE.test(path)) {
      site.failurePages.set(path, bytes.toString('utf8'));
      continue;
    }
    const encoded = encodings.flatMap(([suffix, encoding]) => {
      const encodedBytes = files.get(path + suffix);
      return encodedBytes ? [createBody(encoding, encodedBytes)] : [];
    });
    site.resources.set(cleanPath(path), {
      status: path.endsWith('/404.html') ? 404 : 200,
      headers: {
        ...(path.startsWith(HASHED_FILES) ? headersForFiles : headersForAll),
        ...headersOf(path),
        ...(encoded.length > 0 && { Vary: 'Accept-Encoding' }),
      },
      plain: createBody('identity', bytes),
      encoded,
    });
    if (path.endsWith('.html')) site.documents += 1;
  }
  return site;
}

/** Maps '/index.html' to '/', '/blog/index.html' to '/blog', and '/about.html' to '/about'. */
export const cleanPath = (path: string): string =>
  path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';

const isEncoded = (path: string, files: Map<string, Buffer>) =>
  encodings.some(([suffix]) => path.endsWith(suffix) && files.has(path.slice(0, -suffix.length)));

// The bytes of each encoding differ, so each has its own strong ETag (RFC 9110, 8.8.3.3).
const createBody = (encoding: EncodedBody['encoding'], bytes: Buffer): EncodedBody => ({
  encoding,
  bytes,
  etag: `"${hash('sha256', bytes, 'base64url').slice(0, 16)}"`,
});

function headersOf(path: string): Record<string, string> {
  const type = mediaTypeOf(path);
  return {
    'Content-Type': type,
    'Cache-Control': cacheControl(path),
    // Feed readers and mails show an article's pictures on other sites.
    ...(type.startsWith('image/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
}

function cacheControl(path: string): string {
  if (path.startsWith(HASHED_FILES)) return IMMUTABLE;
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

/** Reads the build's description of the site. */
function readBuiltSite(folder: string): BuiltSite {
  const file = join(folder, BUILT_SITE);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { languages: {}, redirects: [], preview: false };
  }
  const parsed = builtSiteSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new ConfigError(`${file} is not as expected; build the site again`);
  if (parsed.data.preview)
    throw new ConfigError(
      `SITE_DIR: ${folder} is a preview, with pages that are not public; name a folder that npm run build has written without --drafts`,
    );
  return parsed.data;
}

/** Returns undefined if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// The types of files that the build makes or an owner adds; all others are sent as downloads.
const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

const mediaTypeOf = (path: string): string =>
  basename(path) === 'feed.xml'
    ? 'application/atom+xml; charset=utf-8'
    : (mediaTypes[extname(path).toLowerCase()] ?? 'application/octet-stream');
