import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILT_SITE } from '@frontage/contract/built-site';
import { filesBelow } from '../lib/files-below.ts';
import { addressIn, type LanguagePages } from './language-addresses.ts';

/** What every build writes for itself, and the first one for all. */
const once = new Set<string>([BUILT_SITE, 'robots.txt']);

/** Files that are about a language, and stand below its own address. */
const told = /(^|\/)(feed\.xml|llms\.txt|manifest\.webmanifest)$/;

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
