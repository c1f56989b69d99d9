import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { BUILT_SITE, type BuiltSite } from '@frontage/contract/built-site';
import { FIXED_HEADERS, readBuiltSite } from './built-site.ts';
import { mediaType } from './media-types.ts';
import { describeResource, type Encoding, type Resource } from './representation.ts';

/** The pages whose tokens are filled in when a plain form was refused: one for each cause. */
const FAILURE_PAGE = /^\/(?:[\w-]+\/)?enquiry-failed\/[a-z-]+\.html$/;

/** The built site in memory. */
export type Site = {
  /** What is sent for each clean path and file, '/about' and '/icon.svg'. */
  resources: Map<string, Resource>;
  /** The not-found page of each folder that has its own, '/blog/' and '/'. */
  notFound: Map<string, Resource>;
  /** The page of each cause that the contract names, by its path: '/enquiry-failed/too-many.html'. */
  failurePages: Map<string, { html: string; headers: Record<string, string> }>;
  /** Its languages, and what a form is answered with in each. */
  languages: ReadonlyMap<string, BuiltSite['languages'][string]>;
  headersForAll: Record<string, string>;
  /** The accent of the company's theme, '#123456'; undefined where no site is built. */
  accent: string | undefined;
  documents: number;
};

const encodings: [suffix: string, encoding: Encoding][] = [
  ['.br', 'br'],
  ['.zst', 'zstd'],
  ['.gz', 'gzip'],
];

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
    notFound: new Map(),
    failurePages: new Map(),
    languages: new Map(Object.entries(languages)),
    headersForAll,
    accent,
    documents: 0,
  };
  for (const [path, identity] of files) {
    if (path === `/${BUILT_SITE}` || encodings.some(([suffix]) => isSibling(path, suffix, files)))
      continue;
    if (FAILURE_PAGE.test(path)) {
      site.failurePages.set(path, { html: identity.toString('utf8'), headers: headersForAll });
      continue;
    }
    const bodies: Partial<Record<Encoding, Buffer>> = {};
    for (const [suffix, encoding] of encodings) {
      const body = files.get(path + suffix);
      if (body) bodies[encoding] = body;
    }
    const missing = /\/404\.html$/.test(path);
    const resource = describeResource(
      { ...bodies, identity },
      {
        status: missing ? 404 : 200,
        type: mediaType(path),
        cacheControl: cacheControl(path),
        extra: headersForAll,
      },
    );
    site.resources.set(cleanPath(path), resource);
    if (missing) site.notFound.set(path.slice(0, -'404.html'.length), resource);
    if (path.endsWith('.html')) site.documents += 1;
  }
  return site;
}

/** '/index.html' is '/', '/blog/index.html' is '/blog', '/about.html' is '/about'. */
function cleanPath(path: string): string {
  return path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

const isSibling = (path: string, suffix: string, files: Map<string, Buffer>) =>
  path.endsWith(suffix) && files.has(path.slice(0, -suffix.length));

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
