import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { readText } from '../files/text-files.ts';
import { fileKinds } from '../schema/file-kinds.ts';
import {
  readFields,
  isNeutral,
  isTranslated,
  translatableFiles,
  UNTRANSLATED,
} from './translated-files.ts';

// The first comment of a translation contains a hash of its source, so that a later change of the source is noticed.

const TRANSLATED = '# Translation';

/** Returns a hash of a source in twelve hexadecimal digits; formatting and comments do not count. */
function sourceHash(file: string): string {
  const text = readText(file);
  // One that is wrong is reported elsewhere.
  const content = file.endsWith('.md') ? text : JSON.stringify(parseDocument(text).toJS());
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

const STAMP = /^(---\n)?# (?:To translate:|Translation of) \S+, ([\da-f]{12})\n/;

/** A text without its first comment. */
export const removeStamp = (text: string): string => text.replace(STAMP, '$1');

/** Replaces the first comment of a file, which is in the front matter of an article. */
function addStamp(text: string, comment: string): string {
  const [, fence = '', rest = ''] = /^(---\n)?([\s\S]*)$/.exec(removeStamp(text)) ?? [];
  return `${fence}${comment}\n${rest}`;
}

/** A text with the first comment of another one, if that has any. */
export function copyStamp(other: string, text: string): string {
  const [comment = '', fence = ''] = STAMP.exec(other) ?? [];
  return comment === '' ? removeStamp(text) : addStamp(text, comment.slice(fence.length).trimEnd());
}

const readStampHash = (file: string) => STAMP.exec(readText(file))?.[2];

export type TranslationTask = {
  file: string;
  /** `same` means that it is identical to the source; `paths` lists these texts. */
  state: 'missing' | 'to translate' | 'older' | 'unknown age' | 'same';
  paths?: string[];
};

/** Lists what is left to do in a language, file by file. */
export function translationTasks(folder: string, language: string): TranslationTask[] {
  return translatableFiles(folder)
    .filter(({ kind }) => !isNeutral(kind))
    .flatMap(({ file }): TranslationTask[] => {
      const translation = join(folder, language, file);
      if (!existsSync(translation)) return [{ file, state: 'missing' }];
      if (!isTranslated(folder, language, file)) return [{ file, state: 'to translate' }];
      const hash = readStampHash(translation);
      const paths = untranslatedPaths(readFields(join(folder, file)), readFields(translation));
      return [
        ...(hash === undefined ? [{ file, state: 'unknown age' } as const] : []),
        ...(hash !== undefined && hash !== sourceHash(join(folder, file))
          ? [{ file, state: 'older' } as const]
          : []),
        ...(paths.length > 0 ? [{ file, state: 'same', paths } as const] : []),
      ];
    });
}

/** Whether a text has at least three words; shorter ones may be names or terms that two languages share. */
const isProse = (text: string) => /\p{L}{2,}\s+\S*\p{L}{2,}\s+\S*\p{L}{2,}/u.test(text);

/** Lists the paths where two values have the same prose. */
function untranslatedPaths(source: unknown, translation: unknown, path = ''): string[] {
  if (typeof source === 'string') return source === translation && isProse(source) ? [path] : [];
  if (typeof source !== 'object' || source === null) return [];
  if (typeof translation !== 'object' || translation === null) return [];
  return Object.entries(source).flatMap(([key, value]) =>
    untranslatedPaths(
      value,
      (translation as Record<string, unknown>)[key],
      path ? `${path}.${key}` : key,
    ),
  );
}

/**
 * Copies the files that a language lacks from the first language, each marked for translation. Existing files are
 * unchanged.
 *
 * @returns the files that were written, relative to the company's folder
 */
export function writeLanguage(folder: string, language: string): string[] {
  return translatableFiles(folder)
    .map((one) => ({
      ...one,
      text:
        one.kind === fileKinds.company ? formFieldWords(folder) : readText(join(folder, one.file)),
    }))
    .filter(
      ({ kind, file, text }) =>
        (!isNeutral(kind) || (kind === fileKinds.company && text !== '')) &&
        !existsSync(join(folder, language, file)),
    )
    .map(({ file, text }) => {
      const translation = join(folder, language, file);
      mkdirSync(dirname(translation), { recursive: true });
      const comment = `${UNTRANSLATED}: ${file}, ${sourceHash(join(folder, file))}`;
      writeFileSync(translation, addStamp(text, comment));
      return `${language}/${file}`;
    });
}

/** Returns the words of added form fields, which each language needs in its company.yaml; empty without any. */
function formFieldWords(folder: string): string {
  const { fields } = readFields(join(folder, fileKinds.company.path));
  const all = Object.entries((fields ?? {}) as Record<string, Record<string, unknown> | null>);
  const words = all.flatMap(([key, field]) =>
    field ? [[key, { label: field.label, hint: field.hint, options: field.options }]] : [],
  );
  return words.length > 0 ? stringify({ fields: Object.fromEntries(words) as unknown }) : '';
}

/** Records that translations are up to date with their sources. */
export function markTranslated(folder: string, language: string, done: readonly string[]): void {
  for (const file of done) {
    const translation = join(folder, language, file);
    const comment = `${TRANSLATED} of ${file}, ${sourceHash(join(folder, file))}`;
    writeFileSync(translation, addStamp(readText(translation), comment));
  }
}
