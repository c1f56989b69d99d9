import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { readText } from '../lib/text-files.ts';
import { files } from '../schema/files.ts';
import { fieldsOf, isNeutral, isTranslated, translatable, UNTRANSLATED } from './files.ts';

// What a translation was made of stands in its first comment, as a hash of the source: when the source changes, the
// translation is older.

const TRANSLATED = '# Translation';

/** What a translation was made of, in twelve hexadecimal digits; layout and comments do not count. */
function sourceHash(file: string): string {
  const text = readText(file);
  const told = file.endsWith('.md') ? text : JSON.stringify(parse(text));
  return createHash('sha256').update(told).digest('hex').slice(0, 12);
}

const stamp = /^(---\n)?# (?:To translate:|Translation of) \S+, ([\da-f]{12})\n/;

/** A file's text with a new first comment: an article's is the first one of its front matter. */
function stamped(text: string, comment: string): string {
  const bare = text.replace(stamp, '$1');
  const [, fence = '', rest = ''] = /^(---\n)?([\s\S]*)$/.exec(bare) ?? [];
  return `${fence}${comment}\n${rest}`;
}

/** The hash in a translation; undefined where it has none. */
const hashIn = (file: string) => stamp.exec(readText(file))?.[2];

export type Finding = {
  file: string;
  /** `same`: it reads like the source; with the paths of its texts. */
  what: 'missing' | 'to translate' | 'older' | 'unknown age' | 'same';
  paths?: string[];
};

/** What is left to do in a language, file by file. */
export function leftToTranslate(folder: string, language: string): Finding[] {
  return translatable(folder)
    .filter(({ kind }) => !isNeutral(kind))
    .flatMap(({ file }): Finding[] => {
      const own = join(folder, language, file);
      if (!existsSync(own)) return [{ file, what: 'missing' }];
      if (!isTranslated(folder, language, file)) return [{ file, what: 'to translate' }];
      const hash = hashIn(own);
      const paths = same(fieldsOf(join(folder, file)), fieldsOf(own));
      return [
        ...(hash === undefined ? [{ file, what: 'unknown age' } as const] : []),
        ...(hash !== undefined && hash !== sourceHash(join(folder, file))
          ? [{ file, what: 'older' } as const]
          : []),
        ...(paths.length > 0 ? [{ file, what: 'same', paths } as const] : []),
      ];
    });
}

/** Three words and more, with a space: shorter ones are names and terms that may be the same in two languages. */
const isProse = (text: string) => /\p{L}{2,}\s+\S*\p{L}{2,}\s+\S*\p{L}{2,}/u.test(text);

/** Where two values have the same prose. */
function same(source: unknown, own: unknown, at = ''): string[] {
  if (typeof source === 'string') return source === own && isProse(source) ? [at] : [];
  if (typeof source !== 'object' || source === null) return [];
  if (typeof own !== 'object' || own === null) return [];
  return Object.entries(source).flatMap(([key, value]) =>
    same(value, (own as Record<string, unknown>)[key], at ? `${at}.${key}` : key),
  );
}

/**
 * Writes what a language does not have yet: copies of the first language, each marked to be translated. What is there
 * stays.
 *
 * @returns the files that were written, from the company's folder
 */
export function writeLanguage(folder: string, language: string): string[] {
  return translatable(folder)
    .map((one) => ({
      ...one,
      text: one.kind === files.company ? wordsOfFields(folder) : readText(join(folder, one.file)),
    }))
    .filter(
      ({ kind, file, text }) =>
        (!isNeutral(kind) || (kind === files.company && text !== '')) &&
        !existsSync(join(folder, language, file)),
    )
    .map(({ file, text }) => {
      const own = join(folder, language, file);
      mkdirSync(dirname(own), { recursive: true });
      const comment = `${UNTRANSLATED}: ${file}, ${sourceHash(join(folder, file))}`;
      writeFileSync(own, stamped(text, comment));
      return `${language}/${file}`;
    });
}

/** The words of the fields that a company has added to its form, which company.yaml of each language has; none without any. */
function wordsOfFields(folder: string): string {
  const { fields } = fieldsOf(join(folder, files.company.path));
  const all = Object.entries((fields ?? {}) as Record<string, Record<string, unknown> | null>);
  const words = all.flatMap(([key, field]) =>
    field ? [[key, { label: field.label, hint: field.hint, options: field.options }]] : [],
  );
  return words.length > 0 ? stringify({ fields: Object.fromEntries(words) as unknown }) : '';
}

/** Says that translations are made of their sources as these are now. */
export function markTranslated(folder: string, language: string, done: readonly string[]): void {
  for (const file of done) {
    const own = join(folder, language, file);
    const comment = `${TRANSLATED} of ${file}, ${sourceHash(join(folder, file))}`;
    writeFileSync(own, stamped(readText(own), comment));
  }
}
