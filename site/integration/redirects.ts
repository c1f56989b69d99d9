import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { decodeOrKeep } from '../src/addresses/decode-or-keep.ts';
import { fileKinds } from '../src/schema/file-kinds.ts';
import { redirect, type Redirect } from '../src/schema/redirect.ts';

/** A redirect; `temporaryTarget` is its target while the original one is not public. */
export type SiteRedirect = Redirect & { temporaryTarget?: string };

/**
 * Returns a company's redirects. One to a page that is not public, because it is over or its day has not come, leads
 * to its parent.
 *
 * @param dist the folder of the built site, with its pages in all languages
 */
export function readRedirects(company: string, dist: string): SiteRedirect[] {
  const file = join(company, fileKinds.redirects.path);
  const entries: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
  const isFile = (path: string) =>
    [path, `${path}.html`].some((name) =>
      statSync(join(dist, name), { throwIfNoEntry: false })?.isFile(),
    );
  const nearestExisting = (path: string): string =>
    path === '/' || isFile(path) ? path : nearestExisting(posix.dirname(path));
  return redirect
    .array()
    .parse(entries ?? [])
    .map((one): SiteRedirect => {
      if (!one.to?.startsWith('/')) return one;
      const path = decodeOrKeep(one.to.replace(/[?#].*$/, '').replace(/\/\*?$/, '')) || '/';
      const isThere =
        path === '/' || isFile(path) || (one.to.endsWith('/*') && existsSync(join(dist, path)));
      return isThere ? one : { ...one, temporaryTarget: encodeURI(nearestExisting(path)) };
    });
}

/** Drops the permanence of a temporary target, which nobody may cache for good. */
export const temporaryRedirect = ({ temporaryTarget, ...one }: SiteRedirect): Redirect =>
  temporaryTarget === undefined ? one : { ...one, to: temporaryTarget, status: 302 };
