import type { Site } from './load-site.ts';
import type { Resource } from './representation.ts';

/** Longer than any path of the site; a longer path is not looked up. */
const LONGEST_PATH = 2_048;

export type Found =
  | { kind: 'resource'; resource: Resource }
  | { kind: 'redirect'; to: string }
  | { kind: 'malformed' }
  | { kind: 'too-long' }
  | { kind: 'nothing' };

/**
 * Resolves the target of a request when it is not the plain path of a resource.
 *
 * @param target path and query as they came
 */
export function find(site: Site, target: string): Found {
  const mark = target.indexOf('?');
  const rawPath = mark === -1 ? target : target.slice(0, mark);
  if (rawPath.length > LONGEST_PATH) return { kind: 'too-long' };
  if (!rawPath.startsWith('/')) return { kind: 'malformed' };
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return { kind: 'malformed' };
  }
  if (/[\u0000-\u001f\u007f]/.test(path)) return { kind: 'malformed' };
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const resource = site.resources.get(bare);
  if (resource) return { kind: 'resource', resource };
  const spelledOut = /^(.*?)(\/index)?(\.html)?$/.exec(bare);
  const clean = spelledOut?.[1] || '/';
  if (clean !== bare && site.resources.get(clean)?.status === 200)
    return { kind: 'redirect', to: encodeURI(clean) + (mark === -1 ? '' : target.slice(mark)) };
  const page = nearestNotFound(site, bare);
  return page ? { kind: 'resource', resource: page } : { kind: 'nothing' };
}

/** For '/industry/foo' this is '/industry/404.html' before '/404.html'. */
function nearestNotFound(site: Site, path: string): Resource | undefined {
  for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
    const page = site.notFound.get(path.slice(0, end + 1));
    if (page) return page;
    if (end === 0) break;
  }
  return undefined;
}
