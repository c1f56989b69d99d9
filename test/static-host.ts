import { readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname, join, posix } from 'node:path';

// Simulates static hosts according to their documentation and published parsers.

export type HostAnswer = {
  status: number;
  location?: string | undefined;
  file?: string | undefined;
  headers: Record<string, string>;
};

type Rule = {
  from: string;
  to: string;
  status: number;
  force?: boolean;
  query?: readonly (readonly [string, string])[];
};

export function resolveOnHost(host: string, dist: string): (address: string) => HostAnswer {
  const readBuilt = (file: string) => readFileSync(join(dist, file), 'utf8');
  const isFile = (path: string) =>
    statSync(join(dist, path), { throwIfNoEntry: false })?.isFile() ?? false;
  const find = (path: string) =>
    [path, `${path}.html`, posix.join(path, 'index.html')].find(isFile);
  /** Returns the nearest 404 page, or the one at the root. */
  const notFound = (path: string, nearest: boolean): string => {
    const folder = nearest ? path.slice(0, path.lastIndexOf('/')) : '';
    const file = `${folder}/404.html`;
    return isFile(file) || folder === '' ? file : notFound(folder, nearest);
  };
  const targetOf = (rule: Rule, rest: string, search: string) => {
    const [, start = '', hash = ''] =
      /^([^#]*)(.*)$/s.exec(rule.to.replace(/:(splat|rest\*)$/, () => rest)) ?? [];
    return `${start}${start.includes('?') ? '' : search}${hash}`;
  };
  const headers =
    host === 'vercel' ? vercelHeaders(readBuilt) : host === 'plain' ? [] : listed(readBuilt);
  const decode = (answer: Omit<HostAnswer, 'headers'>, path: string): HostAnswer => {
    const all: Record<string, string> = {};
    for (const [pattern, name, value] of headers)
      if (pattern.test(path)) all[name] = name in all ? `${all[name]}, ${value}` : value;
    return { ...answer, headers: all };
  };

  const answers: Record<string, (path: string, search: string) => Omit<HostAnswer, 'headers'>> = {
    netlify: (path, search) => {
      const bare = path.replace(/(?!^)\/$/, '');
      const file = find(decodeURIComponent(bare));
      for (const rule of netlifyRules(readBuilt('_redirects'))) {
        const [, rest] = rule.from.endsWith('/*')
          ? (new RegExp(`^${escaped(rule.from.slice(0, -2))}(?:/(.*))?$`).exec(bare) ?? [])
          : [bare, bare === rule.from ? '' : undefined];
        const fits = rule.from.endsWith('/*')
          ? `${bare}/`.startsWith(rule.from.slice(0, -1))
          : rest === '';
        const requested = new URLSearchParams(search);
        if (!fits || (file && !rule.force)) continue;
        if (rule.query?.some(([name, value]) => requested.get(name) !== value)) continue;
        if (rule.status >= 400) return { status: rule.status, file: rule.to };
        return {
          status: rule.status,
          location: targetOf(rule, rest ?? '', rule.query?.length ? '' : search),
        };
      }
      return file ? { status: 200, file } : { status: 404, file: notFound(path, false) };
    },
    cloudflare: (path, search) => {
      const { fixed, starred } = cloudflareRules(readBuilt('_redirects'));
      const exact = fixed.find(({ from }) => from === path);
      if (exact) return { status: exact.status, location: targetOf(exact, '', search) };
      for (const rule of starred) {
        const [, rest] =
          new RegExp(`^${escaped(rule.from).replace('\\*', '(.*)')}$`).exec(path) ?? [];
        if (rest !== undefined)
          return { status: rule.status, location: targetOf(rule, rest, search) };
      }
      const bare = path.replace(/\.html$|(?!^)\/$/, '');
      const file = find(decodeURIComponent(bare));
      if (file && bare !== path && find(decodeURIComponent(path)) !== path)
        return { status: 308, location: bare + search };
      return file ? { status: 200, file } : { status: 404, file: notFound(path, true) };
    },
    vercel: (path, search) => {
      type Redirect = {
        source: string;
        destination: string;
        statusCode: number;
        has?: { key: string; value: string }[];
      };
      const { redirects } = JSON.parse(readBuilt('vercel.json')) as { redirects: Redirect[] };
      const bare = path.replace(/\.html$|(?!^)\/$/, '');
      if (bare !== path) return { status: 308, location: bare + search };
      const requested = new URLSearchParams(search);
      for (const { source, destination, statusCode, has = [] } of redirects) {
        const pattern = source.replace(/\/:rest\*$/, '(?:/(.+))?');
        if (/(?<!^https?):(?!rest\*$)/.test(destination))
          throw new Error(`Vercel refuses ${destination}`);
        const [all, rest = ''] = new RegExp(`^${pattern}$`).exec(path) ?? [];
        if (all === undefined) continue;
        if (has.some(({ key, value }) => !new RegExp(`^${value}$`).test(requested.get(key) ?? '')))
          continue;
        const rule = { from: source, to: destination, status: statusCode };
        return { status: statusCode, location: targetOf(rule, rest, has.length > 0 ? '' : search) };
      }
      const file = find(decodeURIComponent(path));
      return file ? { status: 200, file } : { status: 404, file: notFound(path, false) };
    },
    plain: (path) => {
      const file = find(decodeURIComponent(path.replace(/(?!^)\/$/, '/index.html')));
      return file ? { status: 200, file } : { status: 404, file: notFound(path, false) };
    },
  };
  return (address) => {
    const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(address) ?? [];
    const answer = answers[host]?.(path, search) ?? { status: 500 };
    return decode(answer, path);
  };
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

export function serveAsHost(host: string, dist: string): RequestListener {
  const answer = resolveOnHost(host, dist);
  return (request, response) => {
    const { status, location, file, headers } = answer(request.url ?? '/');
    const type = file && (types[extname(file)] ?? 'application/octet-stream');
    const ownHeaders = {
      ...(location && { Location: location }),
      ...(type && { 'Content-Type': type }),
    };
    response.writeHead(status, { ...headers, ...ownHeaders });
    response.end(file && readFileSync(join(dist, file)));
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function netlifyRules(text: string): Rule[] {
  return text
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', ...words] = line.split(' ');
      const start = words.findIndex((word) => /^(\/|https?:)/.test(word));
      const [target = '', status = ''] = words.slice(start);
      const query = words
        .slice(0, start)
        .map((one) => one.split(/=(.*)/s) as unknown as [string, string]);
      return {
        from,
        to: target,
        status: Number.parseInt(status, 10),
        force: status.endsWith('!'),
        query,
      };
    });
}

/** After the first one with a star, each counts as one. */
function cloudflareRules(text: string) {
  const fixed: Rule[] = [];
  const starred: Rule[] = [];
  for (const line of text.trim().split('\n').filter(Boolean)) {
    const [from = '', target = '', status] = line.split(' ');
    const rule = { from, to: target, status: Number(status) };
    if (line.length > 1_000 || ![200, 301, 302, 303, 307, 308].includes(rule.status))
      throw new Error(`Cloudflare Pages skips ${line}`);
    (from.includes('*') || starred.length > 0 ? starred : fixed).push(rule);
  }
  if (fixed.length > 2_000 || starred.length > 100)
    throw new Error(`Cloudflare Pages does not read ${fixed.length} and ${starred.length}`);
  return { fixed, starred };
}

type Header = readonly [RegExp, string, string];

function listed(read: (file: string) => string): Header[] {
  let pattern = /^$/;
  return read('_headers')
    .trim()
    .split('\n')
    .flatMap((line): Header[] => {
      if (line.length > 2_000) throw new Error(`Cloudflare Pages skips ${line}`);
      if (!line.startsWith(' ')) pattern = new RegExp(`^${escaped(line).replace('\\*', '.*')}$`);
      const [, name, value] = /^ +([^:]+): (.*)$/.exec(line) ?? [];
      return name && value ? [[pattern, name, value]] : [];
    });
}

function vercelHeaders(read: (file: string) => string): Header[] {
  type Headers = { source: string; headers: { key: string; value: string }[] }[];
  const { headers } = JSON.parse(read('vercel.json')) as { headers: Headers };
  return headers.flatMap(({ source, headers: all }) =>
    all.map(({ key, value }) => [new RegExp(`^${source}$`), key, value] as const),
  );
}
