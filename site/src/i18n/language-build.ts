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
import { fieldsOf, isTranslated, translatable } from './files.ts';
import { showsDrafts } from '../schema/publication.ts';
import { withheldIn } from './addresses.ts';
import { addressIn, type LanguagePages } from './language-addresses.ts';

// Every additional language is a build of its own: of a folder that is composed for it, into pages that are merged with the
// others.

/** Folders without words, the same in every language. */
const shared = ['art', 'brand', 'pictures', 'public'];

/**
 * Makes a company's folder in one of its additional languages: its translated files, what is the same in every language, and
 * nothing of pages that are not translated. Everything that reads a company's folder then reads this one.
 *
 * @param into the folder of an earlier time is brought up to date: what has not changed is not written, since the development
 *   server watches it
 */
export function composeLanguage(folder: string, language: string, into: string): void {
  mkdirSync(into, { recursive: true });
  for (const name of shared.filter((name) => existsSync(join(folder, name))))
    if (!existsSync(join(into, name)))
      symlinkSync(join(folder, name), join(into, name), 'junction');
  const wanted = new Map<string, Buffer>();
  const isShared = (file: string) => shared.some((name) => file.startsWith(`${name}/`));
  const withheld = showsDrafts() ? [] : withheldIn(folder).map(({ file }) => file);
  for (const { kind, file, role } of translatable(folder)) {
    if (withheld.includes(file)) continue;
    // What has no words is there already, the facts are made of two files, and old addresses are those of the whole site.
    if (kind === files.company || kind === files.redirects || isShared(file)) continue;
    const translated = isTranslated(folder, language, file);
    if (role === 'page' && !translated && !required.includes(file)) continue;
    wanted.set(file, readFileSync(translated ? join(folder, language, file) : join(folder, file)));
  }
  // What it says in other words; the rest is as in the first one.
  const { path } = files.company;
  const own = isTranslated(folder, language, path) ? fieldsOf(join(folder, language, path)) : {};
  wanted.set(path, Buffer.from(stringify({ ...fieldsOf(join(folder, path)), ...own })));
  for (const file of filesBelow(into))
    if (!isShared(file) && !wanted.has(file)) rmSync(join(into, file));
  for (const [file, bytes] of wanted) {
    const path = join(into, file);
    if (existsSync(path) && readFileSync(path).equals(bytes)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

/** Pages that no company goes without: where they are not translated they are made, and taken out again. */
const required: string[] = [files.about.path, files.privacyPolicy.path];

/** What every build writes for itself, and the first one for all. */
const once = new Set<string>([BUILT_SITE, 'robots.txt']);

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
    // The picture of a page that is not in this language, and was built all the same, is in no folder of it.
    const isOfOther = file.startsWith('share/') && !file.startsWith(`share/${pages.language}/`);
    if (once.has(file) || isOfOther) continue;
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
