import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';

const tags =
  /<(?!!)([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi;
const attributes = /([^\s"'=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g;

/** Attributes that name something of ours that a browser fetches or goes to. */
const addressed = new Set(['href', 'src', 'data-href', 'component-url', 'renderer-url', 'poster']);

type Page = { ids: Set<string>; links: { to: string; line: number }[] };

/**
 * Every link of every built page that leads to nothing of ours: page, anchor, picture, script or style.
 *
 * @param folder where the site was built
 * @param files the built files, below that folder
 */
export function deadLinks(folder: string, files: string[]): Fault[] {
  const pages = new Map<string, Page>();
  for (const file of files.filter((path) => path.endsWith('.html')))
    pages.set(file, read(join(folder, file)));
  const others = new Map<string, Set<string>>();
  return [...pages].flatMap(([file, { links }]) => {
    const base = new URL(`/${file}`, 'http://site.invalid');
    return links.flatMap(({ to, line }): Fault[] => {
      const wrong = deadEnd(to, base, file);
      return wrong
        ? [{ file, line, wrong, fix: 'correct the link, or what it should lead to.' }]
        : [];
    });
  });

  function deadEnd(to: string, base: URL, from: string): string | undefined {
    if (!URL.canParse(to, base)) return `“${to}” is no address.`;
    const { origin, pathname, hash } = new URL(to, base);
    if (origin !== base.origin || pathname.startsWith('/api/')) return undefined;
    const target = to.startsWith('#') ? from : fileOf(decodeURI(pathname));
    if (target === undefined) return `“${to}” leads to nothing.`;
    const anchor = decodeURIComponent(hash.slice(1));
    if (anchor === '' || idsOf(target).has(anchor)) return undefined;
    return `“${to}” leads to an anchor that is not there.`;
  }

  function fileOf(path: string): string | undefined {
    const below = path === '/' ? 'index' : path.replace(/^\/|\/$/g, '');
    return [below, `${below}.html`].find(
      (name) => pages.has(name) || (/\.\w+$/.test(name) && existsSync(join(folder, name))),
    );
  }

  function idsOf(file: string): Set<string> {
    const ids = pages.get(file)?.ids ?? others.get(file) ?? read(join(folder, file)).ids;
    others.set(file, ids);
    return ids;
  }
}

function read(file: string): Page {
  const html = readFileSync(file, 'utf8').replace(
    /<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g,
    '<$1$2>',
  );
  const ids = new Set<string>();
  const links: Page['links'] = [];
  for (const tag of html.matchAll(tags))
    for (const [, name = '', ...values] of (tag[2] ?? '').matchAll(attributes)) {
      const value = (values.find((one) => one !== undefined) ?? '')
        .replaceAll('&#38;', '&')
        .replaceAll('&amp;', '&');
      if (name === 'id') ids.add(value);
      if (addressed.has(name) && /^(\/(?!\/)|#|\.)/.test(value))
        links.push({ to: value, line: html.slice(0, tag.index).split('\n').length });
    }
  return { ids, links };
}
