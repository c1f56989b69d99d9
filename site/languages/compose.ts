import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'; // prettier-ignore
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { files } from '../src/schema/files.ts';
import { isTranslated, translatable } from './files.ts';

/** Folders without words, the same in every language. */
const shared = ['art', 'brand', 'pictures', 'public'];

/**
 * Makes a company's folder in one of its further languages: its translated files, what is the same in every language, and
 * nothing of pages that are not translated. Everything that reads a company's folder then reads this one.
 *
 * @param into is emptied first
 */
export function composeLanguage(folder: string, language: string, into: string): void {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  for (const name of shared.filter((name) => existsSync(join(folder, name))))
    symlinkSync(join(folder, name), join(into, name), 'junction');
  for (const { kind, file, role } of translatable(folder)) {
    if (kind === files.theme) continue;
    const translated = isTranslated(folder, language, file);
    if (role === 'page' && !translated && !required.includes(file)) continue;
    mkdirSync(dirname(join(into, file)), { recursive: true });
    const from = translated ? join(folder, language, file) : join(folder, file);
    if (kind !== files.company) copyFileSync(from, join(into, file));
  }
  const facts = { ...read(join(folder, 'company.yaml')), ...own(folder, language) };
  writeFileSync(join(into, 'company.yaml'), stringify(facts));
}

/** Pages that no company goes without: where they are not translated they are made, and taken out again. */
const required: string[] = [files.about.path, files.privacyPolicy.path];

/** The facts of a company that a language says in other words; the rest is as in the first one. */
const own = (folder: string, language: string) =>
  isTranslated(folder, language, files.company.path)
    ? read(join(folder, language, files.company.path))
    : {};

const read = (path: string) => parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
