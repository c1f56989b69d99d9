import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILT_SITE } from '@frontage/contract/built-site';
import { stringify } from 'yaml';
import { filesBelow } from '../files/files-below.ts';
import { fileKinds } from '../schema/file-kinds.ts';
import {
  readFields,
  isNeutral,
  isTranslated,
  translatableFiles,
} from '../i18n/translated-files.ts';
import { navigation } from '../schema/navigation.ts';
import { includesUnpublished } from '../schema/publication.ts';
import type { InterfaceWords } from '../schema/words.ts';
import { addressesOf, unpublishedPages } from './addresses.ts';
import { localizeMenu } from '../i18n/language-menu.ts';
import { isOfEachLanguage, localizedAddress, type LanguagePages } from './language-addresses.ts';

// Every additional language is a separate build of a temporary folder, whose pages are then merged with the others.

const SHARED_FOLDERS = ['art', 'brand', 'pictures', 'public'];

/**
 * Assembles a company's folder in an additional language, from its translated files and those that languages share. The
 * build then reads this folder like any other.
 *
 * @param target an existing folder is updated without writing unchanged files, which would trigger the development server
 * @param options `includeUnpublished`: whether to include pages that are not public
 */
export function composeLanguage(
  folder: string,
  language: string,
  target: string,
  { includeUnpublished = includesUnpublished() } = {},
): void {
  mkdirSync(target, { recursive: true });
  for (const name of SHARED_FOLDERS.filter((name) => existsSync(join(folder, name))))
    if (!existsSync(join(target, name)))
      symlinkSync(join(folder, name), join(target, name), 'junction');
  const contentByFile = new Map<string, Buffer>();
  const isShared = (file: string) => SHARED_FOLDERS.some((name) => file.startsWith(`${name}/`));
  const unpublished = includeUnpublished ? [] : unpublishedPages(folder).map(({ file }) => file);
  const titles = new Map<string, string>();
  for (const { kind, file } of translatableFiles(folder)) {
    if (unpublished.includes(file)) continue;
    // Shared files are linked, company.yaml is merged below, and redirects apply to the whole site.
    if (kind === fileKinds.company || kind === fileKinds.redirects || isShared(file)) continue;
    const translated = isTranslated(folder, language, file, { includeUnpublished });
    if (!translated && !isNeutral(kind)) continue;
    const source = translated ? join(folder, language, file) : join(folder, file);
    contentByFile.set(file, readFileSync(source));
    const { name, title = '' } = readFields(source);
    for (const path of addressesOf(kind, file, readFields(join(folder, file))))
      titles.set(path, String(name ?? title));
  }
  // The language translates some facts and shares the rest.
  const { path } = fileKinds.company;
  const translatedFacts = isTranslated(folder, language, path)
    ? readFields(join(folder, language, path))
    : {};
  const originalFacts = readFields(join(folder, path));
  const fields = translatedFacts.fields
    ? { fields: mergeTranslation(originalFacts.fields, translatedFacts.fields) }
    : {};
  const facts: Record<string, unknown> = { ...originalFacts, ...translatedFacts, ...fields };
  contentByFile.set(path, Buffer.from(stringify(facts)));
  const menu = navigation.safeParse(readFields(join(folder, fileKinds.navigation.path)));
  if (menu.success && !contentByFile.has(fileKinds.navigation.path)) {
    const words = readFields(
      join(folder, language, fileKinds.words.path),
    ) as Partial<InterfaceWords>;
    const { about, contact, blog, privacyPolicy } = words.share ?? {};
    const menuTitles = { about, contact, blog, 'privacy-policy': privacyPolicy };
    for (const [page, title] of titles)
      titles.set(
        page,
        menuTitles[page.slice(1) as keyof typeof menuTitles] ??
          title.replaceAll('{company}', String(facts.name)),
      );
    contentByFile.set(
      fileKinds.navigation.path,
      Buffer.from(stringify(localizeMenu(menu.data, words, titles))),
    );
  }
  for (const file of filesBelow(target))
    if (!isShared(file) && !contentByFile.has(file)) rmSync(join(target, file));
  for (const [file, bytes] of contentByFile) {
    const path = join(target, file);
    if (existsSync(path) && readFileSync(path).equals(bytes)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

/** Merges translated fields into those of the first language, in its order. */
function mergeTranslation(original: unknown, translation: unknown): unknown {
  const [a, b] = [original, translation].map((one) =>
    typeof one === 'object' && one !== null ? (one as Record<string, unknown>) : undefined,
  );
  if (!a || !b) return translation;
  const merged = Object.entries(a).map(([key, value]) => [
    key,
    key in b ? mergeTranslation(value, b[key]) : value,
  ]);
  // A key that only the translation has is an error that the check reports.
  return {
    ...Object.fromEntries(merged),
    ...Object.fromEntries(Object.entries(b).filter(([key]) => !(key in a))),
  };
}

/** Files that only the first build contributes. */
const FIRST_BUILD_FILES = new Set<string>([BUILT_SITE, 'robots.txt', '.well-known/security.txt']);

/**
 * Merges the pages of an additional language into the site, at their translated addresses. Files at the same address in
 * both languages must be identical.
 *
 * @param from the output of the language's build, with addresses of the first language
 * @param to the output of the first language's build
 * @throws if a file has the same address in both languages but different content
 */
export function mergeLanguage(from: string, to: string, pages: LanguagePages): void {
  for (const file of filesBelow(from)) {
    if (FIRST_BUILD_FILES.has(file)) continue;
    if (file === 'sitemap.xml') addToSitemap(join(to, file), join(from, file));
    else if (file.endsWith('.html')) addPage(file);
    else if (isOfEachLanguage(file))
      addFile(file, `${localizedAddress(pages, `/${file}`)?.slice(1)}`);
    else addFile(file, file);
  }

  function addPage(file: string) {
    const path = `/${file.replace(/(^index|\/index)?\.html$/, '')}`;
    const address = localizedAddress(pages, path);
    // An additional language has no aliases, which exist for old links, and no untranslated pages.
    const isOther =
      Object.entries(pages.addresses).find(([, own]) => own === address)?.[0] !== path;
    if (address === undefined || (path in pages.addresses && isOther)) return;
    addFile(file, `${address.slice(1)}.html`);
  }

  function addFile(file: string, targetPath: string) {
    const source = join(from, file);
    const target = join(to, targetPath);
    if (existsSync(target)) {
      if (readFileSync(source).equals(readFileSync(target))) return;
      throw new Error(
        `/${targetPath} would be another file in ${pages.language} than in the first language. Take the words out of it, or give it another name there.`,
      );
    }
    mkdirSync(dirname(target), { recursive: true });
    cpSync(source, target);
  }
}

/** Adds the pages of a language to the sitemap, with links between the translations. */
function addToSitemap(sitemap: string, other: string): void {
  const urls = readFileSync(other, 'utf8').match(/<url>[\s\S]*<\/url>\n/)?.[0] ?? '';
  writeFileSync(sitemap, readFileSync(sitemap, 'utf8').replace('</urlset>', `${urls}</urlset>`));
}
