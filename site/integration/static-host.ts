import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { IMMUTABLE, HASHED_FILES, siteHeaders } from '@frontage/contract/site-headers';
import { decodeOrKeep } from '../src/addresses/decode-or-keep.ts';
import { filesBelow } from '../src/files/files-below.ts';
import type { Redirect } from '../src/schema/redirect.ts';
import { failBuild } from './problems.ts';

// Files for static hosts: redirects and headers. The service needs none of them.

/** A redirect as a host reads it; `force` applies it even where there is a page. */
type Rule = Redirect & { force?: boolean };

type Site = {
  publicOrigin: string;
  language: string;
  /** Pages for missing addresses below a folder: de/404.html. */
  notFound: readonly string[];
};

type Host = {
  name: string;
  /** The most redirects, the most of them with a star, and the most characters of each. */
  redirects?: number;
  starred?: number;
  length?: number;
  /** The most files, and the size of each. */
  files?: number;
  bytes?: number;
  /** Whether redirects, even those with a star, come before pages. */
  hidesPages?: true;
  isUnsupported: (rule: Rule) => boolean;
  lines: (rule: Rule) => string[];
  write: (rules: readonly Rule[], lines: readonly string[], site: Site) => Record<string, string>;
};

const isStarred = ({ from }: Redirect) => from.endsWith('*');
const isWithQuery = ({ from }: Redirect) => from.includes('?');
const isGone = ({ to }: Redirect) => to === undefined;
const queryOf = ({ from }: Redirect) => from.split('?')[1]?.split('&') ?? [];
const hasIncompleteQuery = (rule: Redirect) => queryOf(rule).some((one) => !/^[^=]+=./.test(one));
const toSplat = (target: string) => target.replace(/\*$/, ':splat');

/** Vercel reads patterns in a redirect's target, but not in its query. */
const escapePatterns = (target: string) =>
  target.replace(
    /(?<!^https):|(?<!\?.*)[(){}+\\]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const headersOf = ({ publicOrigin }: Site) => siteHeaders(publicOrigin.startsWith('https:'));

function headerList(site: Site): string {
  const all = Object.entries(headersOf(site)).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...all, `${HASHED_FILES}*`, `  Cache-Control: ${IMMUTABLE}`, ''].join('\n');
}

const HOSTS: Record<string, Host> = {
  netlify: {
    name: 'Netlify',
    redirects: 10_000,
    isUnsupported: hasIncompleteQuery,
    lines: (rule) => {
      const { from, to = '/404.html', status, force } = rule;
      const [path = ''] = from.split('?');
      return [[path, ...queryOf(rule), toSplat(to), `${status}${force ? '!' : ''}`].join(' ')];
    },
    write: (_rules, lines, site) => ({
      _redirects: `${[...lines, ...site.notFound.map((path) => `/${dirname(path)}/* /${path} 404`)].join('\n')}\n`,
      _headers: headerList(site),
    }),
  },
  cloudflare: {
    name: 'Cloudflare Pages',
    redirects: 2_000,
    starred: 100,
    length: 1_000,
    files: 20_000,
    bytes: 25 * 2 ** 20,
    hidesPages: true,
    isUnsupported: isWithQuery,
    lines: (rule) => {
      const { from, to = '/', status } = rule;
      // The host answers 404 for what is gone, and takes a final slash for another address.
      if (isGone(rule)) return [];
      const ends = isStarred(rule) ? [''] : ['', '/'];
      return ends.map((end) => `${from}${end} ${toSplat(to)} ${status}`);
    },
    write: (_rules, lines, site) => ({
      _redirects: `${lines.join('\n')}\n`,
      _headers: headerList(site),
    }),
  },
  vercel: {
    name: 'Vercel',
    redirects: 2_048,
    length: 4_096,
    hidesPages: true,
    isUnsupported: hasIncompleteQuery,
    lines: (rule) => {
      if (isGone(rule)) return [];
      const [path = ''] = rule.from.split('?');
      const escaped = path.replace(/\*$/, '').replace(/[(){}[\]:?+*!|^$\\]/g, '\\$&');
      const has = queryOf(rule).map((one) => {
        const [key, value = ''] = one.split(/=(.*)/s);
        return { type: 'query', key, value: value.replace(/[.+*?^${}()|[\]\\]/g, '\\$&') };
      });
      return [
        JSON.stringify({
          source: isStarred(rule) ? `${escaped}:rest*` : escaped,
          ...(has.length > 0 && { has }),
          destination: escapePatterns(rule.to ?? '/').replace(/\*$/, ':rest*'),
          statusCode: rule.status,
        }),
      ];
    },
    write: (_rules, lines, site) => {
      const list = (headers: Record<string, string>) =>
        Object.entries(headers).map(([key, value]) => ({ key, value }));
      const settings = {
        cleanUrls: true,
        trailingSlash: false,
        redirects: lines.map((line) => JSON.parse(line) as object),
        headers: [
          { source: '/(.*)', headers: list(headersOf(site)) },
          { source: `${HASHED_FILES}(.*)`, headers: list({ 'Cache-Control': IMMUTABLE }) },
        ],
      };
      return { 'vercel.json': `${JSON.stringify(settings, null, 2)}\n` };
    },
  },
  // GitHub Pages, and other hosts that only serve files.
  plain: {
    name: 'A plain host',
    bytes: 100 * 2 ** 20,
    isUnsupported: (rule) =>
      isWithQuery(rule) || isStarred(rule) || /\.(?!html$)\w+$/.test(rule.from),
    lines: () => [],
    write: (rules, _lines, { publicOrigin, language }) => {
      const pages = rules
        .filter((rule) => rule.to !== undefined && !HOSTS.plain?.isUnsupported(rule))
        .map(({ from, to = '' }) => {
          const path = decodeOrKeep(from).slice(1);
          const file = path.endsWith('.html') ? path : `${path}/index.html`;
          return [file, redirectPage(to, publicOrigin, language)] as const;
        });
      // Otherwise GitHub leaves out folders that begin with _.
      return { '.nojekyll': '', ...Object.fromEntries(pages) };
    },
  },
};

/**
 * Checks the static host that the site is built for; empty if the service serves it.
 *
 * @throws when there is no such host, or the form would send to it
 */
export function checkStaticHost(host: string, apiBase: string): void {
  if (host && !Object.hasOwn(HOSTS, host))
    failBuild(
      `STATIC_HOST is “${host}”. Set it to ${Object.keys(HOSTS).join(', ')}, or to nothing where the service serves the site.`,
    );
  if (host && apiBase === '/')
    failBuild(
      'STATIC_HOST is set, and static hosts take no enquiries. Set PUBLIC_API_BASE to the address of the service, as in https://api.example.com.',
    );
}

/**
 * Writes a static host's files beside the pages.
 *
 * @param redirects the old addresses as they lead today
 * @returns those that the host cannot follow
 * @throws when the site is more than the host takes, or a redirect would hide pages there
 */
export function writeHostFiles(
  dist: string,
  name: string,
  redirects: readonly Redirect[],
  site: Omit<Site, 'notFound'>,
): string[] {
  const host = HOSTS[name] as Host;
  const files = filesBelow(dist);
  const pages = files
    .filter((path) => path.endsWith('.html'))
    .map((path) => `/${path}`.replace(/(?:\/index)?\.html$/, ''));
  const rules = orderRules(redirects, pages, site.publicOrigin);
  const hiddenPage = (rule: Rule) =>
    isStarred(rule) && pages.find((page) => page.startsWith(decodeOrKeep(rule.from).slice(0, -1)));
  for (const rule of host.hidesPages ? rules : [])
    if (hiddenPage(rule))
      failBuild(
        `redirects.yaml: ${rule.from} would hide the page ${hiddenPage(rule)} on ${host.name}, where redirects come first. Name each old address in place of the star.`,
      );
  const supported = rules.filter((rule) => !host.isUnsupported(rule));
  const lines = supported.flatMap(host.lines);
  const longestLine = Math.max(0, ...lines.map((line) => line.length));
  const starred = supported.filter(isStarred).length;
  const sizes = files.map((path) => ({ path, size: statSync(join(dist, path)).size }));
  const tooLarge = sizes.find(({ size }) => size > (host.bytes ?? Infinity));
  const limits: [number, number | undefined, string][] = [
    [
      lines.length - (host.starred ? starred : 0),
      host.redirects,
      'old addresses in redirects.yaml',
    ],
    [starred, host.starred, 'old addresses with a star in redirects.yaml'],
    [longestLine, host.length, 'characters in an old address and where it leads'],
    [files.length, host.files, 'files'],
    [tooLarge?.size ?? 0, host.bytes, `bytes in a file, as ${tooLarge?.path} is`],
  ];
  for (const [count, limit = Infinity, what] of limits)
    if (count > limit)
      failBuild(
        `${host.name} takes ${limit} ${what}, and here are ${count}. Have fewer, or choose another STATIC_HOST.`,
      );
  const notFound = files.filter((path) => /^[\w-]+\/404\.html$/.test(path));
  const written = host.write(supported, lines, { ...site, notFound });
  for (const [path, text] of Object.entries(written)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  return redirects.filter(host.isUnsupported).map(({ from }) => from);
}

/** Orders redirects as hosts read them, where the first match counts, to match the service's lookup. */
function orderRules(
  redirects: readonly Redirect[],
  pages: readonly string[],
  publicOrigin: string,
): Rule[] {
  const toAscii = (address: string) => address.replace(/[^\u0021-\u007e]+/g, encodeURI);
  const all = redirects.map(({ from, to, status }): Rule => {
    // With nothing before the star a host could lead to another site, from /old//example.com to //example.com.
    const target = to === '/*' ? `${publicOrigin}/*` : to && toAscii(to);
    return { from: toAscii(from), ...(target && { to: target }), status };
  });
  const depth = ({ from }: Rule) => from.split('/').length;
  const starred = all.filter(isStarred).sort((a, b) => depth(b) - depth(a));
  // If /news/* is redirected, /news is too, unless it is a page.
  const parentRules = starred
    .map(({ to, ...rule }) => ({
      ...rule,
      from: rule.from.slice(0, -2),
      ...(to && { to: to.replace(/\/\*$/, '') || '/' }),
    }))
    .filter(({ from }) => from && !pages.includes(decodeOrKeep(from)))
    .filter(({ from }) => !all.some((rule) => rule.from === from));
  const exact = all.filter((rule) => !isStarred(rule)).map((rule) => ({ ...rule, force: true }));
  return [
    ...exact.filter(isWithQuery),
    ...exact.filter((rule) => !isWithQuery(rule)),
    ...parentRules,
    ...starred,
  ];
}

function redirectPage(target: string, origin: string, language: string): string {
  // A serialized URL needs only & escaped in HTML.
  const canonical = new URL(target, origin).href.replaceAll('&', '&amp;');
  const address = target.startsWith('/')
    ? canonical.slice(new URL(origin).origin.length)
    : canonical;
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${address}</title>
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${canonical}">
</head>
<body>
<p><a href="${address}">${address}</a></p>
</body>
</html>
`;
}
