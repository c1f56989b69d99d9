import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { absentPaths, languagesOf } from '../../src/i18n/addresses.ts';
import { files } from '../../src/schema/files.ts';
import type { Article } from './articles.ts';
import { decodeAddress } from '../../src/lib/decode-address.ts';
import type { FileProblem } from './messages.ts';
import { addresses, brokenLink, reserved } from './pages.ts';
import { type Company, fields, list } from './read.ts';

/** `path` is the old address as the service reads it. */
type Entry = { from: string; path: string; to: string | undefined; index: number };

const decodedPath = (address: string) => decodeAddress(address.replace(/[?#].*$/, ''));

/** Finds old addresses that are in use, listed twice, dead, in a circle, or lead to another old address. */
export function* redirectProblems(company: Company, articles: Article[]): Generator<FileProblem> {
  const [source] = company.all(files.redirects);
  if (!source) return;
  const tags = list(company.fieldsOf(files.company).languages).map(String);
  const translated = languagesOf(company.folder, tags, true).flatMap(({ addresses }) =>
    Object.values(addresses).map((path) => [path, []] as const),
  );
  // Lists may be empty today.
  const lists = absentPaths(company.unused.filter((name) => 'of' in files[name]));
  const pages = new Map([
    ...translated,
    ...lists.map((path) => [path, []] as const),
    ...addresses(company, articles),
  ]);
  // Their addresses may be redirected, because they never come back.
  const gone = company.withheld
    .filter(({ because }) => because === 'draft' || because === 'closed')
    .flatMap(({ addresses }) => addresses);
  const entries = list(source.data).flatMap((entry, index): Entry[] => {
    const { from, to } = fields(entry);
    return typeof from === 'string'
      ? [{ from, path: decodeAddress(from), to: typeof to === 'string' ? to : undefined, index }]
      : [];
  });
  const isThere = (path: string) =>
    pages.has(path) || existsSync(join(company.folder, 'public', path));
  /** Returns the entry for an address: its own or, where there is no page, one with a star. */
  const entryAt = (path: string) =>
    entries.find((one) => one.path === path) ??
    (isThere(path)
      ? undefined
      : entries.find(
          (one) => one.path.endsWith('/*') && `${path}/`.startsWith(one.path.slice(0, -1)),
        ));

  for (const { from, path, to, index } of entries) {
    const at = (key: string, wrong: string, fix: string) =>
      source.problem([index, key], wrong, fix);
    const [first = ''] = path.slice(1).split('/');
    const other = entries.find((one) => one.path === path);
    if (other && other.index < index)
      yield at('from', `${from} is in this file twice.`, 'keep only one of the two entries.');
    if (reserved.includes(first))
      yield at('from', `the address /${first} is already taken.`, 'remove the line.');
    else if (isThere(path) && !gone.includes(path))
      yield at(
        'from',
        `${from} is a page or file of this site, which the redirect would hide.`,
        'remove the line, or rename the page or file.',
      );
    if (to === undefined || !to.startsWith('/')) continue;
    if (to.endsWith('/*')) {
      const start = to.slice(0, -1);
      if (
        !pages.has(start.slice(0, -1)) &&
        ![...pages.keys()].some((path) => path.startsWith(start))
      )
        yield at(
          'to',
          `there is no page below ${to}`,
          'write the beginning of addresses that exist.',
        );
      if (start.startsWith(from.slice(0, -1)))
        yield at('to', `${from} leads to itself.`, 'write where its pages are now.');
      continue;
    }
    const next = entryAt(decodedPath(to));
    if (next && leadsTo(next, path, entryAt))
      yield at('to', `${from} leads to itself.`, 'write where the page is now.');
    else if (next?.to)
      yield at('to', `${to} is itself an old address.`, `write to: ${next.to}, where it leads.`);
    else {
      const dead = brokenLink(to, pages, company.folder);
      if (dead) yield at('to', dead.wrong, dead.fix);
    }
  }
}

/** Whether an old address leads to a given one, directly or through others. */
function leadsTo(
  start: Entry,
  wanted: string,
  entryAt: (path: string) => Entry | undefined,
): boolean {
  const seen = new Set<Entry>();
  for (let one: Entry | undefined = start; one && !seen.has(one);) {
    if (one.path === wanted) return true;
    seen.add(one);
    one = one.to?.startsWith('/') ? entryAt(decodedPath(one.to)) : undefined;
  }
  return false;
}
