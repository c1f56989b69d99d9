import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { filesBelow } from '../lib/files-below.ts';
import { frontMatter, readText } from '../lib/text-files.ts';
import { files, matches, type FileKind } from '../schema/files.ts';
import { showsDrafts, withheldBecause } from '../schema/publication.ts';

// An additional language is a folder in the company's with a words.yaml, named like it, `de/`, whether the company has set it
// or not. It has the files that it translates, under the names that they have in the first language.

/** What `npm run new -- language` writes above each file that nobody has translated yet. */
export const UNTRANSLATED = '# To translate';

/** Kinds of files that hold names or looks, and are the same in every language unless there is a file. */
const neutral: FileKind[] = [
  files.company,
  files.customers,
  files.technologies,
  files.theme,
  files.rights,
  files.redirects,
];

export const isNeutral = (kind: FileKind): boolean => neutral.includes(kind);

/** A file of the company's folder that a language may translate. */
export type Translatable = { kind: FileKind; file: string };

/** Every file of the first language that a further one may have, too. */
export function translatable(folder: string): Translatable[] {
  const below = filesBelow(folder);
  return Object.values(files).flatMap((kind: FileKind) =>
    below.filter((file) => matches(kind, file)).map((file) => ({ kind, file })),
  );
}

/**
 * The tags of all additional languages, sorted.
 *
 * @param below the files of the company's folder
 */
function languageTags(below: readonly string[]): string[] {
  // `art` is a tag, too, and a folder with something else in it.
  const words = /^(?!art\/)([a-z]{2,3}(?:-[A-Za-z\d]+)*)\/words\.yaml$/;
  return below.flatMap((file) => words.exec(file)?.[1] ?? []).sort();
}

export const languageTagsIn = (folder: string): string[] => languageTags(filesBelow(folder));

/**
 * Says of a file in which additional language it is, if it is in one.
 *
 * @param below the files of the company's folder
 */
export function languageFolders(below: readonly string[]): (file: string) => string | undefined {
  const tags = new Set(languageTags(below));
  return (file) => {
    const [first = '', ...rest] = file.split('/');
    return rest.length > 0 && tags.has(first) ? first : undefined;
  };
}

/**
 * Whether the language has this file, translated and public.
 *
 * @param waiting counts what is not public, too
 */
export function isTranslated(
  folder: string,
  language: string,
  file: string,
  waiting = showsDrafts(),
): boolean {
  const path = join(folder, language, file);
  if (!existsSync(path)) return false;
  if (!waiting && withheldBecause(fieldsOf(path))) return false;
  // In an article it is in the front matter.
  const text = readText(path);
  return !(frontMatter(text)?.yaml ?? text).startsWith(UNTRANSLATED);
}

/** The fields of a YAML file or of an article's front matter; none where it cannot be read: the check says so. */
export function fieldsOf(path: string): Record<string, unknown> {
  try {
    const text = readText(path);
    const data: unknown = parse(path.endsWith('.md') ? (frontMatter(text)?.yaml ?? '') : text);
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
