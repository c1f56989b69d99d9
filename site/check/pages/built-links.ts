import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { decodeOrKeep } from '../../src/addresses/decode-or-keep.ts';
import { filesBelow } from '../../src/files/files-below.ts';
import { didYouMean } from '../company/file-problem.ts';
import type { PageProblem } from './problem.ts';

/** Attributes with an address that a browser loads or navigates to. */
const ADDRESS_ATTRIBUTES = new Set([
  'href',
  'src',
  'data-href',
  'component-url',
  'renderer-url',
  'poster',
]);

/** Pages that are only answers: not found, and a refused enquiry. */
const ANSWER_PAGES = /\/(404$|enquiry-failed\/)/;

type PageLinks = { ids: Set<string>; links: { to: string; element: string }[] };

/** The pages of a built site, each with its address as in the address bar. */
export const builtPages = (dist: string) =>
  filesBelow(dist)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, path: `/${file.replace(/(^index)?\.html$/, '')}` }));

/**
 * Finds every link in the built pages to a page, anchor, picture, script or style of the site that does not exist. Such
 * a link stops the build.
 *
 * @param dist the folder of the built site
 * @param anchors those of bands that are not shown today, by the addresses of their pages
 */
export function builtLinkProblems(
  dist: string,
  anchors: ReadonlyMap<string, readonly string[]> = new Map(),
): PageProblem[] {
  const pages = new Map(
    builtPages(dist).map(({ file, path }) => [path, readPageLinks(join(dist, file))]),
  );
  const knownPaths = [...pages.keys()].filter((path) => !ANSWER_PAGES.test(path));
  const drawings = new Map<string, Set<string>>();
  return [...pages].flatMap(([location, { links }]) =>
    links.flatMap(({ to, element }): PageProblem[] => {
      const problem = linkProblem(to, location);
      return problem ? [{ kind: 'link', location, message: `${element} ${problem}` }] : [];
    }),
  );

  function linkProblem(to: string, from: string): string | undefined {
    const base = new URL(from, 'http://site.invalid');
    if (!URL.canParse(to, base.href)) return `${to}: this is not a valid address.`;
    const { origin, pathname, hash } = new URL(to, base);
    if (origin !== base.origin || pathname.startsWith('/api/')) return undefined;
    const path = decodeOrKeep(pathname);
    const ids = pathname === base.pathname ? pages.get(from)?.ids : anchorsAt(path);
    if (ids === undefined)
      return /\.\w+$/.test(path)
        ? `${path}: there is no such file.`
        : `${path}: there is no such page${didYouMean(path, knownPaths, '')}`;
    const anchor = decodeOrKeep(hash.slice(1));
    if (anchor === '' || ids.has(anchor) || anchors.get(path)?.includes(anchor)) return undefined;
    return `${path}#${anchor}: no place on that page is called “${anchor}”${didYouMean(anchor, [...ids], '#')}`;
  }

  /** The anchors at an address; undefined if there is no such page or file. */
  function anchorsAt(path: string): Set<string> | undefined {
    const page = path.replace(/(?<=.)\/$/, '');
    if (pages.has(page) && !ANSWER_PAGES.test(page)) return pages.get(page)?.ids;
    const file = join(dist, path);
    if (!/\.\w+$/.test(path) || !existsSync(file)) return undefined;
    const ids = drawings.get(file) ?? (path.endsWith('.svg') ? readPageLinks(file).ids : new Set());
    drawings.set(file, ids);
    return ids;
  }
}

function readPageLinks(file: string): PageLinks {
  const page: PageLinks = { ids: new Set(), links: [] };
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (attributes.id) page.ids.add(attributes.id);
      for (const [name, to] of Object.entries(attributes))
        if (ADDRESS_ATTRIBUTES.has(name) && /^(\/(?!\/)|#|\.)/.test(to))
          page.links.push({ to, element: ELEMENT_NAMES[tag] ?? 'the file' });
    },
  });
  parser.end(readFileSync(file, 'utf8'));
  return page;
}

const ELEMENT_NAMES: Record<string, string> = { a: 'the link to', img: 'the picture' };
