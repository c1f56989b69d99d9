import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { absentPaths, languagesOf } from '../../src/addresses/addresses.ts';
import { type FileKind, fileKinds } from '../../src/schema/file-kinds.ts';
import type { ParsedArticle } from './articles.ts';
import { decodeOrKeep } from '../../src/addresses/decode-or-keep.ts';
import type { FileProblem } from './file-problem.ts';
import { siteAddresses, siteLinkProblem, RESERVED_SEGMENTS } from './pages.ts';
import { type CompanyContent, asRecord, asList } from './read.ts';

/** `path` is the old address as the service reads it. */
type RedirectEntry = { from: string; path: string; to: string | undefined; index: number };

const decodePath = (address: string) => decodeOrKeep(address.replace(/[?#].*$/, ''));

/** Finds old addresses that are in use, listed twice, dead, in a circle, or lead to another old address. */
export function* redirectProblems(
  company: CompanyContent,
  articles: ParsedArticle[],
): Generator<FileProblem> {
  const [source] = company.sourcesOf(fileKinds.redirects);
  if (!source) return;
  const tags = asList(company.fieldsOf(fileKinds.company).languages).map(String);
  const translated = languagesOf(company.folder, tags, { includeUnpublished: true }).flatMap(
    ({ addresses }) => Object.values(addresses).map((path) => [path, []] as const),
  );
  // Lists may be empty today.
  const emptyLists = absentPaths(
    company.unused.filter((name) => (fileKinds[name] as FileKind).wordsFor !== undefined),
  );
  const pages = new Map([
    ...translated,
    ...emptyLists.map((path) => [path, []] as const),
    ...siteAddresses(company, articles),
  ]);
  // Their addresses may be redirected, because they never come back.
  const retiredAddresses = company.unpublished
    .filter(({ reason }) => reason === 'draft' || reason === 'closed')
    .flatMap(({ addresses }) => addresses);
  const entries = asList(source.data).flatMap((entry, index): RedirectEntry[] => {
    const { from, to } = asRecord(entry);
    return typeof from === 'string'
      ? [{ from, path: decodeOrKeep(from), to: typeof to === 'string' ? to : undefined, index }]
      : [];
  });
  const exists = (path: string) =>
    (pages.has(path) && !emptyLists.includes(path)) ||
    existsSync(join(company.folder, 'public', path));
  /** Returns the entry for an address: its own or, where there is no page, one with a star. */
  const entryAt = (path: string) =>
    entries.find((entry) => entry.path === path) ??
    (exists(path)
      ? undefined
      : entries.find(
          (entry) => entry.path.endsWith('/*') && `${path}/`.startsWith(entry.path.slice(0, -1)),
        ));

  for (const { from, path, to, index } of entries) {
    const problemAt = (key: string, message: string, fix: string) =>
      source.problem([index, key], message, fix);
    const [firstSegment = ''] = path.slice(1).split('/');
    const duplicate = entries.find((entry) => entry.path === path);
    if (duplicate && duplicate.index < index)
      yield problemAt(
        'from',
        `${from} is in this file twice.`,
        'keep only one of the two entries.',
      );
    if (RESERVED_SEGMENTS.includes(firstSegment))
      yield problemAt('from', `the address /${firstSegment} is already taken.`, 'remove the line.');
    else if (exists(path) && !retiredAddresses.includes(path))
      yield problemAt(
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
        yield problemAt(
          'to',
          `there is no page below ${to}`,
          'write the beginning of addresses that exist.',
        );
      if (start.startsWith(from.slice(0, -1)))
        yield problemAt('to', `${from} leads to itself.`, 'write where its pages are now.');
      continue;
    }
    const next = entryAt(decodePath(to));
    if (next && leadsTo(next, path, entryAt))
      yield problemAt('to', `${from} leads to itself.`, 'write where the page is now.');
    else if (next?.to)
      yield problemAt(
        'to',
        `${to} is itself an old address.`,
        `write to: ${next.to}, where it leads.`,
      );
    else {
      const problem = siteLinkProblem(to, pages, company.folder);
      if (problem) yield problemAt('to', problem.message, problem.fix);
    }
  }
}

/** Whether an old address leads to a given one, directly or through others. */
function leadsTo(
  start: RedirectEntry,
  wanted: string,
  entryAt: (path: string) => RedirectEntry | undefined,
): boolean {
  const seen = new Set<RedirectEntry>();
  for (let entry: RedirectEntry | undefined = start; entry && !seen.has(entry);) {
    if (entry.path === wanted) return true;
    seen.add(entry);
    entry = entry.to?.startsWith('/') ? entryAt(decodePath(entry.to)) : undefined;
  }
  return false;
}
