import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { readText } from '../lib/text-files.ts';
import { files } from '../schema/files.ts';
import { fieldsOf, isNeutral, isTranslated, translatable, UNTRANSLATED } from './files.ts';

// The first comment of a translation contains a hash of its source, so that a later change of the source is noticed.

const TRANSLATED = '# Translation';

/** Returns a hash of a source in twelve hexadecimal digits; formatting and comments do not count. */
function sourceHash(file: string): string {
  const text = readText(file);
  // One that is wrong is reported elsewhere.
  const told = file.endsWith('.md') ? text : JSON.stringify(parseDocument(text).toJS());
  return createHash('sha256').update(told).digest('hex').slice(0, 12);
}

const stamp = /^(---\n)?# (?:To translate:|Translation of) \S+, ([\da-f]{12})\n/;

/** A text without its first comment. */
export const unstamped = (text: string): string => text.replace(stamp, '$1');

/** Replaces the first comment of a file, which is in the front matter of an article. */
function stamped(text: string, comment: string): string {
  const [, fence = '', rest = ''] = /^(---\n)?([\s\S]*)$/.exec(unstamped(text)) ?? [];
  return `${fence}${comment}\n${rest}`;
}

/** A text with the first comment of another one, if that has any. */
export function stampedLike(other: string, text: string): string {
  const [comment = '', fence = ''] = stamp.exec(other) ?? [];
  return comment === '' ? unstamped(text) : stamped(text, comment.slice(fence.length).trimEnd());
}

const hashIn = (file: string) => stamp.exec(readText(file))?.[2];

export type Finding = {
  file: string;
  /** `same` means that it is identical to the source; `paths` lists these texts. */
  what: 'missing' | 'to translate' | 'older' | 'unknown age' | 'same';
  paths?: string[];
};

/** Lists what is left to do in a language, file by file. */
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

/** Whether a text has at least three words; shorter ones may be names or terms that two languages share. */
const isProse = (text: string) => /\p{L}{2,}\s+\S*\p{L}{2,}\s+\S*\p{L}{2,}/u.test(text);

/** Lists the paths where two values have the same prose. */
function same(source: unknown, own: unknown, at = ''): string[] {
  if (typeof source === 'string') return source === own && isProse(source) ? [at] : [];
  if (typeof source !== 'object' || source === null) return [];
  if (typeof own !== 'object' || own === null) return [];
  return Object.entries(source).flatMap(([key, value]) =>
    same(value, (own as Record<string, unknown>)[key], at ? `${at}.${key}` : key),
  );
}

/**
 * Copies the files that a language lacks from the first language, each marked for translation. Existing files are
 * unchanged.
 *
 * @returns the files that were written, relative to the company's folder
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

/** Returns the words of added form fields, which each language needs in its company.yaml; empty without any. */
function wordsOfFields(folder: string): string {
  const { fields } = fieldsOf(join(folder, files.company.path));
  const all = Object.entries((fields ?? {}) as Record<string, Record<string, unknown> | null>);
  const words = all.flatMap(([key, field]) =>
    field ? [[key, { label: field.label, hint: field.hint, options: field.options }]] : [],
  );
  return words.length > 0 ? stringify({ fields: Object.fromEntries(words) as unknown }) : '';
}

/** Records that translations are up to date with their sources. */
export function markTranslated(folder: string, language: string, done: readonly string[]): void {
  for (const file of done) {
    const own = join(folder, language, file);
    const comment = `${TRANSLATED} of ${file}, ${sourceHash(join(folder, file))}`;
    writeFileSync(own, stamped(readText(own), comment));
  }
}
