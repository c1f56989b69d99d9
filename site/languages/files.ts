import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { languageFolders } from '../src/lib/language-folder.ts';
import { files, isOwnPage, type FileKind } from '../src/schema/files.ts';

// A further language is a folder in the company's, named like it: `de/`. It has the files that it translates, under the
// names that they have in the first language.

/** What `npm run new -- language` writes above each file that nobody has translated yet. */
export const UNTRANSLATED = '# To translate';

/** Kinds of files that are one page each: a page that is not translated is not made. */
const pages: FileKind[] = [
  files.services,
  files.industries,
  files.articles,
  files.work,
  files.pages,
  files.about,
  files.privacyPolicy,
];

/** Kinds of files that hold names or looks, and are the same in every language unless there is a file. */
const neutral: FileKind[] = [files.company, files.customers, files.technologies, files.theme];

export type Role = 'page' | 'shared' | 'neutral';

/** A file of the company's folder that a language may translate. */
export type Translatable = { kind: FileKind; file: string; role: Role };

const roleOf = (kind: FileKind): Role =>
  pages.includes(kind) ? 'page' : neutral.includes(kind) ? 'neutral' : 'shared';

/** Every file of the first language that a further one may have, too. */
export function translatable(folder: string): Translatable[] {
  return Object.values(files).flatMap((kind: FileKind) =>
    filesOf(folder, kind).map((file) => ({ kind, file, role: roleOf(kind) })),
  );
}

function filesOf(folder: string, kind: FileKind): string[] {
  const [start = '', end] = kind.path.split('*');
  if (end === undefined) return existsSync(join(folder, kind.path)) ? [kind.path] : [];
  if (!existsSync(join(folder, start))) return [];
  return readdirSync(join(folder, start))
    .map((name) => start + name)
    .filter((file) => file.endsWith(end))
    .filter((file) => kind !== files.pages || isOwnPage(file))
    .sort();
}

/** The folders of a company that are further languages, whether they are published or not. */
export function languageTagsIn(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${name}/${files.words.path}`)
    .filter((file) => existsSync(join(folder, file)));
  const languageOf = languageFolders(below);
  return below.flatMap((file) => languageOf(file) ?? []).sort();
}

/** Whether the language has this file, translated. */
export function isTranslated(folder: string, language: string, file: string): boolean {
  const path = join(folder, language, file);
  if (!existsSync(path)) return false;
  // In an article it is in the front matter.
  return !readFileSync(path, 'utf8')
    .replace(/^---\n/, '')
    .startsWith(UNTRANSLATED);
}

/** The fields of a YAML file or of an article's front matter; none where it cannot be read: the check says so. */
export function fieldsOf(path: string): Record<string, unknown> {
  try {
    const text = readFileSync(path, 'utf8');
    const [, front] = path.endsWith('.md') ? text.split(/^---$/m) : ['', text];
    const data: unknown = parse(front ?? '');
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
