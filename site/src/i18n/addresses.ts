import { join } from 'node:path';
import { slugOfFile } from '../lib/slug.ts';
import { inLanguage, type LanguagePages } from './language-addresses.ts';
import { files, type FileKind } from '../schema/files.ts';
import { fieldsOf, isTranslated, translatable } from './files.ts';

/** Where the pages of each kind of file are; `*` is the slug of a file. */
const paths = new Map<FileKind, string>([
  [files.services, '/services/*'],
  [files.industries, '/industry/*'],
  [files.articles, '/blog/*'],
  [files.work, '/work/*'],
  [files.pages, '/*'],
  [files.home, '/'],
  [files.about, '/about'],
  [files.contact, '/contact'],
  [files.blog, '/blog'],
  [files.workShared, '/work'],
  [files.privacyPolicy, '/privacy-policy'],
  [files.thankYou, '/thank-you'],
]);

/** What the parts of addresses are called in a language: `addresses` of its words.yaml. */
function addressWords(folder: string, language: string): Record<string, string> {
  const { addresses = {} } = fieldsOf(join(folder, language, files.words.path));
  return addresses as Record<string, string>;
}

/** The words that offer a language to who reads it: `languages` of its words.yaml. */
function offerIn(folder: string): Pick<LanguagePages, 'offer'> {
  const { languages } = fieldsOf(join(folder, files.words.path));
  const { offer, close } = (languages ?? {}) as Record<string, unknown>;
  return offer && close ? { offer: { text: String(offer), close: String(close) } } : {};
}

/**
 * The pages of a language of the site. Other names of a page lead to its address.
 *
 * @param folder the company's
 * @param isFirst whether it is its first language, which has every page where it is
 */
export function pagesIn(folder: string, language: string, isFirst: boolean): LanguagePages {
  const words = isFirst ? {} : addressWords(folder, language);
  const own = (path: string) => (isFirst ? path : inLanguage({ language, words }, path));
  const addresses: Record<string, string> = {};
  for (const { kind, file, role } of translatable(folder)) {
    if (!isFirst && role === 'page' && !isTranslated(folder, language, file)) continue;
    const at = paths.get(kind);
    if (at === undefined) continue;
    const { slug = slugOfFile(file) } = isFirst ? {} : fieldsOf(join(folder, language, file));
    const { otherNames } = fieldsOf(join(folder, file));
    const others = Array.isArray(otherNames) ? otherNames.map(String) : [];
    for (const name of [slugOfFile(file), ...others]) {
      const path = at.replace('*', name);
      addresses[path] = isFirst ? path : own(at).replace('*', String(slug));
    }
  }
  return { language, words, addresses, ...offerIn(isFirst ? folder : join(folder, language)) };
}

/** All languages that a company has set, the first one first. */
export function languagesOf(folder: string, tags: readonly string[]): LanguagePages[] {
  return tags.map((tag, index) => pagesIn(folder, tag, index === 0));
}
