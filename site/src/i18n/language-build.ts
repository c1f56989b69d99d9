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
import { filesBelow } from '../lib/files-below.ts';
import { files } from '../schema/files.ts';
import { fieldsOf, isNeutral, isTranslated, translatable } from './files.ts';
import { navigation } from '../schema/navigation.ts';
import { showsDrafts } from '../schema/publication.ts';
import type { InterfaceWords } from '../schema/words.ts';
import { addressesOf, withheldIn } from './addresses.ts';
import { menuInLanguage } from './language-menu.ts';
import { addressIn, type LanguagePages } from './language-addresses.ts';

// Every additional language is a build of its own: of a folder that is composed for it, into pages that are merged with the
// others.

/** Folders without words, the same in every language. */
const shared = ['art', 'brand', 'pictures', 'public'];

/**
 * Makes a company's folder in one of its additional languages: its translated files and what is the same in every language. Everything that reads a company's folder then reads this one.
 *
 * @param into the folder of an earlier time is brought up to date: what has not changed is not written, since the development
 *   server watches it
 * @param waiting with the pages that are not public, too
 */
export function composeLanguage(
  folder: string,
  language: string,
  into: string,
  waiting = showsDrafts(),
): void {
  mkdirSync(into, { recursive: true });
  for (const name of shared.filter((name) => existsSync(join(folder, name))))
    if (!existsSync(join(into, name)))
      symlinkSync(join(folder, name), join(into, name), 'junction');
  const wanted = new Map<string, Buffer>();
  const isShared = (file: string) => shared.some((name) => file.startsWith(`${name}/`));
  const withheld = waiting ? [] : withheldIn(folder).map(({ file }) => file);
  const titles = new Map<string, string>();
  for (const { kind, file } of translatable(folder)) {
    if (withheld.includes(file)) continue;
    // What has no words is there already, the facts are made of two files, and old addresses are those of the whole site.
    if (kind === files.company || kind === files.redirects || isShared(file)) continue;
    const translated = isTranslated(folder, language, file, waiting);
    if (!translated && !isNeutral(kind)) continue;
    const from = translated ? join(folder, language, file) : join(folder, file);
    wanted.set(file, readFileSync(from));
    const { name, title = '' } = fieldsOf(from);
    for (const path of addressesOf(kind, file, fieldsOf(join(folder, file))))
      titles.set(path, String(name ?? title));
  }
  // What it says in other words; the rest is as in the first one.
  const { path } = files.company;
  const own = isTranslated(folder, language, path) ? fieldsOf(join(folder, language, path)) : {};
  const first = fieldsOf(join(folder, path));
  const fields = own.fields ? { fields: inOtherWords(first.fields, own.fields) } : {};
  const facts: Record<string, unknown> = { ...first, ...own, ...fields };
  wanted.set(path, Buffer.from(stringify(facts)));
  const menu = navigation.safeParse(fieldsOf(join(folder, files.navigation.path)));
  if (menu.success && !wanted.has(files.navigation.path)) {
    const words = fieldsOf(join(folder, language, files.words.path)) as Partial<InterfaceWords>;
    const { about, contact, blog, privacyPolicy } = words.share ?? {};
    const short = { about, contact, blog, 'privacy-policy': privacyPolicy };
    for (const [page, title] of titles)
      titles.set(
        page,
        short[page.slice(1) as keyof typeof short] ??
          title.replaceAll('{company}', String(facts.name)),
      );
    wanted.set(
      files.navigation.path,
      Buffer.from(stringify(menuInLanguage(menu.data, words, titles))),
    );
  }
  for (const file of filesBelow(into))
    if (!isShared(file) && !wanted.has(file)) rmSync(join(into, file));
  for (const [file, bytes] of wanted) {
    const path = join(into, file);
    if (existsSync(path) && readFileSync(path).equals(bytes)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

/** Fields in the order of the first language, with what another one says of each. */
function inOtherWords(first: unknown, other: unknown): unknown {
  const [a, b] = [first, other].map((one) =>
    typeof one === 'object' && one !== null ? (one as Record<string, unknown>) : undefined,
  );
  if (!a || !b) return other;
  const said = Object.entries(a).map(([key, value]) => [
    key,
    key in b ? inOtherWords(value, b[key]) : value,
  ]);
  // The order of the first language; what is there only in the other one is an error that the check finds.
  return {
    ...Object.fromEntries(said),
    ...Object.fromEntries(Object.entries(b).filter(([key]) => !(key in a))),
  };
}

/** What every build writes for itself, and the first one for all. */
const once = new Set<string>([BUILT_SITE, 'robots.txt', '.well-known/security.txt']);

/** Files that are about a language, and stand below its own address. */
const told = /(^|\/)(feed\.xml|llms\.txt|manifest\.webmanifest|search\.json)$/;

/**
 * Puts the pages of an additional language to their addresses among those of the first one. What is the same in both
 * languages is there already; of what is not told apart by its name there must be one.
 *
 * @param from where the language was built: its pages are there at the addresses of the first language
 * @param to where the first language was built
 * @throws where a file that has the same address in both languages is not the same
 */
export function mergeLanguage(from: string, to: string, pages: LanguagePages): void {
  for (const file of filesBelow(from)) {
    if (once.has(file)) continue;
    if (file === 'sitemap.xml') addToSitemap(join(to, file), join(from, file));
    else if (file.endsWith('.html')) page(file);
    else if (told.test(file)) put(file, `${addressIn(pages, `/${file}`)?.slice(1)}`);
    else put(file, file);
  }

  function page(file: string) {
    const path = `/${file.replace(/(^index|\/index)?\.html$/, '')}`;
    const address = addressIn(pages, path);
    // Other names of a page are for old links, and an additional language has none; nor has it pages without a translation.
    const isOther =
      Object.entries(pages.addresses).find(([, own]) => own === address)?.[0] !== path;
    if (address === undefined || (path in pages.addresses && isOther)) return;
    put(file, `${address.slice(1)}.html`);
  }

  function put(file: string, as: string) {
    const [source, target] = [join(from, file), join(to, as)];
    if (existsSync(target)) {
      if (readFileSync(source).equals(readFileSync(target))) return;
      throw new Error(
        `/${as} would be another file in ${pages.language} than in the first language. Take the words out of it, or give it another name there.`,
      );
    }
    mkdirSync(dirname(target), { recursive: true });
    cpSync(source, target);
  }
}

/** One sitemap has the pages of all languages, each with its others. */
function addToSitemap(sitemap: string, other: string): void {
  const urls = readFileSync(other, 'utf8').match(/<url>[\s\S]*<\/url>\n/)?.[0] ?? '';
  writeFileSync(sitemap, readFileSync(sitemap, 'utf8').replace('</urlset>', `${urls}</urlset>`));
}
