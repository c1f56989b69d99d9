import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { filesBelow } from '../files/files-below.ts';
import { frontMatter, readText } from '../files/text-files.ts';
import { fileKinds, matches, type FileKind } from '../schema/file-kinds.ts';
import { includesUnpublished, unpublishedReason } from '../schema/publication.ts';

// An additional language is a folder of the company's folder with a words.yaml, named after the language, `de/`, even
// if company.yaml does not list it. Its translated files have the same names as in the first language.

/** `npm run new -- language` writes this above each file that is not translated yet. */
export const UNTRANSLATED = '# To translate';

/** Kinds of files with names or styles, which languages share unless they have a file of their own. */
const NEUTRAL_KINDS: FileKind[] = [
  fileKinds.company,
  fileKinds.customers,
  fileKinds.technologies,
  fileKinds.theme,
  fileKinds.rights,
  fileKinds.redirects,
];

export const isNeutral = (kind: FileKind): boolean => NEUTRAL_KINDS.includes(kind);

/** A file of the company's folder that can be translated. */
export type TranslatableFile = { kind: FileKind; file: string };

/** Lists every file of the first language that an additional language may have, too. */
export function translatableFiles(folder: string): TranslatableFile[] {
  const paths = filesBelow(folder);
  return Object.values(fileKinds).flatMap((kind: FileKind) =>
    paths.filter((file) => matches(kind, file)).map((file) => ({ kind, file })),
  );
}

/**
 * Lists the tags of all additional languages, sorted.
 *
 * @param paths the files of the company's folder
 */
function languageTags(paths: readonly string[]): string[] {
  // `art` is a valid language tag, but the folder contains drawings.
  const words = /^(?!art\/)([a-z]{2,3}(?:-[A-Za-z\d]+)*)\/words\.yaml$/;
  return paths.flatMap((file) => words.exec(file)?.[1] ?? []).sort();
}

export const languageTagsIn = (folder: string): string[] => languageTags(filesBelow(folder));

/**
 * Returns a function that tells which additional language a file belongs to, if any.
 *
 * @param paths the files of the company's folder
 */
export function languageFolders(paths: readonly string[]): (file: string) => string | undefined {
  const tags = new Set(languageTags(paths));
  return (file) => {
    const [first = '', ...rest] = file.split('/');
    return rest.length > 0 && tags.has(first) ? first : undefined;
  };
}

/**
 * Whether a language has a translated, public version of a file.
 *
 * @param options `includeUnpublished`: whether to count pages that are not public
 */
export function isTranslated(
  folder: string,
  language: string,
  file: string,
  { includeUnpublished = includesUnpublished() } = {},
): boolean {
  const path = join(folder, language, file);
  if (!existsSync(path)) return false;
  if (!includeUnpublished && unpublishedReason(readFields(path))) return false;
  // An article has the marker in its front matter.
  const text = readText(path);
  return !(frontMatter(text)?.yaml ?? text).startsWith(UNTRANSLATED);
}

/**
 * Reads the fields of a YAML file or of an article's front matter; empty if it cannot be parsed, which the check
 * reports.
 */
export function readFields(path: string): Record<string, unknown> {
  try {
    const text = readText(path);
    const data: unknown = parse(path.endsWith('.md') ? (frontMatter(text)?.yaml ?? '') : text);
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
