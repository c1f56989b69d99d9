import { join } from 'node:path';
import { listPages } from './list-pages.ts';
import { slugOfFile } from './slug.ts';
import { tagPath } from './tags.ts';
import { ABSENT, localizePath, type LanguagePages } from './language-addresses.ts';
import { type FileKind, type FileKindName, fileKinds, unusedKinds } from '../schema/file-kinds.ts';
import {
  publicationChangeDate,
  includesUnpublished,
  todayAtCompany,
  unpublishedReason,
} from '../schema/publication.ts';
import {
  readFields,
  isNeutral,
  isTranslated,
  languageTagsIn,
  translatableFiles,
} from '../i18n/translated-files.ts';

/** The address of the pages of each kind of file; `*` is the slug of a file. */
const pathByKind = new Map<FileKind, string>([
  [fileKinds.services, '/services/*'],
  [fileKinds.industries, '/industry/*'],
  [fileKinds.articles, '/blog/*'],
  [fileKinds.work, '/work/*'],
  [fileKinds.jobs, '/jobs/*'],
  [fileKinds.pages, '/*'],
  [fileKinds.home, '/'],
  [fileKinds.about, '/about'],
  [fileKinds.contact, '/contact'],
  [fileKinds.blog, '/blog'],
  [fileKinds.workShared, '/work'],
  [fileKinds.privacyPolicy, '/privacy-policy'],
  [fileKinds.thankYou, '/thank-you'],
  [fileKinds.search, '/search'],
]);

/** What else is made of a file, and only with it. */
const generatedPaths = new Map<FileKind, string[]>([
  [fileKinds.blog, ['/blog/404', '/feed.xml']],
  [fileKinds.industryShared, ['/industry/404']],
  [fileKinds.notFound, ['/404']],
]);

/** Returns the address of a page in the first language, given its slug if there are several of its kind. */
export const pathOf = (name: FileKindName, slug = ''): string =>
  (pathByKind.get(fileKinds[name]) ?? '').replace('*', slug);

/** Lists every address of a page in the first language: its own and its aliases. */
export function addressesOf(kind: FileKind, file: string, data: object): string[] {
  const { otherSlugs } = data as { otherSlugs?: unknown };
  const aliases = Array.isArray(otherSlugs) ? otherSlugs.map(String) : [];
  const pattern = pathByKind.get(kind);
  return pattern === undefined
    ? []
    : [slugOfFile(file), ...aliases].map((name) => pattern.replace('*', name));
}

/** The kinds of files that are a page each, which can be a draft or have a first and a last day. */
export const publishableKinds: readonly FileKind[] = [
  fileKinds.services,
  fileKinds.industries,
  fileKinds.articles,
  fileKinds.work,
  fileKinds.jobs,
  fileKinds.pages,
];

/** A page that is not public: a draft, or a page before its first or after its last day. */
export type UnpublishedPage = {
  file: string;
  addresses: string[];
  /** `draft`, `closed`, or the day on which it becomes public. */
  reason: string;
};

/**
 * Returns those of a folder's pages that are not public.
 *
 * @param contents the pages' files, with their fields
 */
export function findUnpublished(
  contents: readonly { kind: FileKind; file: string; data: object }[],
  today = todayAtCompany(),
): UnpublishedPage[] {
  return contents
    .filter(({ kind }) => publishableKinds.includes(kind))
    .flatMap(({ kind, file, data }) => {
      const reason = unpublishedReason(data, today);
      return reason ? [{ file, reason, addresses: addressesOf(kind, file, data) }] : [];
    });
}

/** Reads a folder and returns its pages that are not public. */
export const unpublishedPages = (folder: string, today?: string): UnpublishedPage[] =>
  findUnpublished(
    translatableFiles(folder).map((entry) => ({
      ...entry,
      data: readFields(join(folder, entry.file)),
    })),
    today,
  );

/** Returns the next day on which a page of a folder, or its translation, becomes public or closes. */
export function nextPublicationDay(folder: string, today?: string): string | undefined {
  const pages = translatableFiles(folder).filter(({ kind }) => publishableKinds.includes(kind));
  const days = ['', ...languageTagsIn(folder)].flatMap((language) =>
    pages.map(({ file }) => publicationChangeDate(readFields(join(folder, language, file)), today)),
  );
  return days.filter((day) => day !== undefined).sort()[0];
}

/** Lists the kinds of files that have no public content in a folder. */
export const unusedInFolder = (folder: string): FileKindName[] => unusedKinds(publicFiles(folder));

function publicFiles(folder: string, { includeUnpublished = includesUnpublished() } = {}) {
  const unpublished = includeUnpublished ? [] : unpublishedPages(folder).map(({ file }) => file);
  return translatableFiles(folder)
    .filter(({ file }) => !unpublished.includes(file))
    .map((entry) => ({ ...entry, data: readFields(join(folder, entry.file)) }));
}

/** Lists the addresses of pages that the company does not use. */
export const absentPaths = (unused: readonly FileKindName[]): string[] =>
  unused.flatMap((name) => {
    const kind: FileKind = fileKinds[name];
    const path = pathByKind.get(kind) ?? '*';
    return [...(path.includes('*') ? [] : [path]), ...(generatedPaths.get(kind) ?? [])];
  });

/**
 * Lists the addresses of article lists: of all articles and of each tag, with their further pages.
 *
 * @param articles their fields
 */
export function articleListPathsOf(articles: readonly unknown[]): string[] {
  const paths = articles.flatMap((data) => {
    const { tags } = (data ?? {}) as { tags?: unknown };
    const names = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
    return ['/blog', ...new Set(names.map(tagPath))];
  });
  return [...Map.groupBy(paths, (path) => path)].flatMap(([path, all]) =>
    listPages(all, path).map((page) => page.path),
  );
}

/**
 * Lists the article lists of a language, each at its address in the first one.
 *
 * @param language empty for the first language
 */
export function articleListPathsIn(folder: string, language: string): string[] {
  const articles = publicFiles(folder).filter(
    ({ kind, file }) =>
      kind === fileKinds.articles && (language === '' || isTranslated(folder, language, file)),
  );
  return articleListPathsOf(articles.map(({ file }) => readFields(join(folder, language, file))));
}

/** Returns the names of address segments in a language: `addresses` of its words.yaml. */
function addressWords(folder: string, language: string): Record<string, string> {
  const { addresses = {} } = readFields(join(folder, language, fileKinds.words.path));
  return addresses as Record<string, string>;
}

/** Returns the words that suggest a language to its speakers: `languages` of its words.yaml. */
function readOffer(folder: string): Pick<LanguagePages, 'offer'> {
  const { languages } = readFields(join(folder, fileKinds.words.path));
  const { offer, close } = (languages ?? {}) as Record<string, unknown>;
  return offer && close ? { offer: { text: String(offer), close: String(close) } } : {};
}

/**
 * Returns the pages of a language of the site. Aliases of a page map to its address.
 *
 * @param folder the company's
 * @param options `isFirst`: whether it is the first language, whose pages keep their addresses; `includeUnpublished`:
 * whether to include pages that are not public
 */
export function languagePages(
  folder: string,
  language: string,
  { isFirst, ...options }: { isFirst: boolean; includeUnpublished?: boolean },
): LanguagePages {
  const words = isFirst ? {} : addressWords(folder, language);
  const translate = (path: string) => (isFirst ? path : localizePath({ language, words }, path));
  const addresses: Record<string, string> = {};
  const publicPages = publicFiles(folder, options).filter(
    ({ kind, file }) => isFirst || isNeutral(kind) || isTranslated(folder, language, file, options),
  );
  const unused = unusedKinds(publicPages).map((name): FileKind => fileKinds[name]);
  for (const { kind, file, data } of publicPages.filter(({ kind }) => !unused.includes(kind))) {
    const { slug = slugOfFile(file) } = isFirst ? {} : readFields(join(folder, language, file));
    for (const path of addressesOf(kind, file, data))
      addresses[path] = isFirst
        ? path
        : translate(pathByKind.get(kind) ?? '').replace('*', String(slug));
  }
  return { language, words, addresses, ...readOffer(isFirst ? folder : join(folder, language)) };
}

/** Returns all languages of the company, the first one first. */
export function languagesOf(
  folder: string,
  tags: readonly string[],
  options: { includeUnpublished?: boolean } = {},
): LanguagePages[] {
  return tags.map((tag, index) => languagePages(folder, tag, { isFirst: index === 0, ...options }));
}

/** The pages of a site, as one of its builds knows them: links.ts */
export type BuildAddresses = {
  /** The first one first. */
  languages: readonly LanguagePages[];
  /** The reasons why pages are not public, by their addresses. Pages that the company does not use are `absent`. */
  unpublished: Partial<Record<string, string>>;
  /** The kinds of files that have no public content in the language of the build. */
  unused: readonly FileKindName[];
};

/** Returns the addresses of the first language that lead nowhere, or only to a draft, with the reasons. */
export function unpublishedAddresses(
  folder: string,
  language: string,
): BuildAddresses['unpublished'] {
  const absent = [...absentPaths(unusedInFolder(folder)), ...unpublishedLists(folder, language)];
  return Object.fromEntries([
    ...absent.map((path) => [path, ABSENT]),
    ...unpublishedPages(folder).flatMap(({ addresses, reason }) =>
      addresses.map((path) => [path, reason]),
    ),
  ]) as BuildAddresses['unpublished'];
}

/** Lists the article lists that will exist once a language's unpublished articles are public. */
function unpublishedLists(folder: string, language: string): string[] {
  if (includesUnpublished()) return [];
  const existing = articleListPathsIn(folder, language);
  const all = translatableFiles(folder).filter(({ kind }) => kind === fileKinds.articles);
  const futureLists = articleListPathsOf(
    all.map(({ file }) => readFields(join(folder, language, file))),
  );
  return futureLists.filter((path) => !existing.includes(path));
}
