import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem.ts';
import { nearest } from '../company/messages.ts';

const tags =
  /<(?!!)([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi;
const attributes = /([^\s"'=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g;

/** Attributes with an address that a browser fetches or goes to. */
const addressed = new Set(['href', 'src', 'data-href', 'component-url', 'renderer-url', 'poster']);

/** Pages that are answers and have no address: not found, and a refused enquiry. */
const answers = /(^|\/)(404$|enquiry-failed\/)/;

type Page = { ids: Set<string>; links: { to: string; what: string }[] };

/**
 * Finds every link of every built page that leads to a page, anchor, picture, script or style of ours that
 * does not exist. The build stops when there is one. Whether the service sends what was built is tested
 * elsewhere.
 *
 * @param folder where the site was built
 */
export function deadLinks(folder: string): Problem[] {
  const pages = new Map<string, Page>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.html'))
      pages.set(file.replaceAll('\\', '/').slice(0, -5), read(join(folder, file)));
  const others = new Map<string, Set<string>>();
  return [...pages].flatMap(([name, { links }]) => {
    const where = addressOf(name);
    return links.flatMap(({ to, what }): Problem[] => {
      const wrong = deadEnd(to, where);
      return wrong ? [{ kind: 'link', severity: 'error', where, what: `${what} ${wrong}` }] : [];
    });
  });

  function deadEnd(to: string, from: string): string | undefined {
    const base = new URL(from, 'http://site.invalid');
    if (!URL.canParse(to, base)) return `${to}: this is no address.`;
    const { origin, pathname, hash } = new URL(to, base);
    if (origin !== base.origin || pathname.startsWith('/api/')) return undefined;
    const path = decodeURI(pathname);
    const ids = pathname === base.pathname ? pages.get(nameOf(from))?.ids : idsAt(path);
    if (ids === undefined) return `${path}: ${missing(path)}`;
    const anchor = decodeURIComponent(hash.slice(1));
    if (anchor === '' || ids.has(anchor)) return undefined;
    const meant = nearest(anchor, [...ids]);
    return `${path}#${anchor}: no place on that page is called “${anchor}”${meant ? `; did you mean #${meant}?` : '.'}`;
  }

  function missing(path: string): string {
    if (/\.\w+$/.test(path)) return 'there is no such file.';
    const known = [...pages.keys()].filter((name) => !answers.test(name)).map(addressOf);
    const meant = nearest(path, known);
    return `there is no such page${meant ? `; did you mean ${meant}?` : '.'}`;
  }

  /** The anchors at an address; undefined when there is no such page or file. */
  function idsAt(path: string): Set<string> | undefined {
    const name = nameOf(path);
    if (!answers.test(name) && pages.has(name)) return pages.get(name)?.ids;
    const file = join(folder, path);
    if (!/\.\w+$/.test(path) || !existsSync(file)) return undefined;
    const ids = others.get(file) ?? read(file).ids;
    others.set(file, ids);
    return ids;
  }
}

const addressOf = (name: string) => (name === 'index' ? '/' : `/${name}`);
const nameOf = (address: string) => address.replace(/^\/|\/$/g, '') || 'index';

function read(file: string): Page {
  const html = readFileSync(file, 'utf8').replace(
    /<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g,
    '<$1$2>',
  );
  const ids = new Set<string>();
  const links: Page['links'] = [];
  for (const [, tag = '', within = ''] of html.matchAll(tags))
    for (const [, name = '', ...values] of within.matchAll(attributes)) {
      const value = (values.find((one) => one !== undefined) ?? '')
        .replaceAll('&#38;', '&')
        .replaceAll('&amp;', '&');
      if (name === 'id') ids.add(value);
      if (addressed.has(name) && /^(\/(?!\/)|#|\.)/.test(value))
        links.push({ to: value, what: kinds[tag.toLowerCase()] ?? 'the file' });
    }
  return { ids, links };
}

const kinds: Record<string, string> = { a: 'the link to', img: 'the picture' };
