import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { filesBelow } from '../lib/files-below.ts';
import { files } from '../schema/files.ts';
import { isTranslated, translatable } from './files.ts';

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
  for (const { kind, file, role } of translatable(folder)) {
    // What has no words is there already, and the facts are made of two files.
    if (kind === files.company || shared.some((name) => file.startsWith(`${name}/`))) continue;
    const translated = isTranslated(folder, language, file);
    if (role === 'page' && !translated && !required.includes(file)) continue;
    wanted.set(file, readFileSync(translated ? join(folder, language, file) : join(folder, file)));
  }
  const facts = { ...read(join(folder, 'company.yaml')), ...own(folder, language) };
  wanted.set('company.yaml', Buffer.from(stringify(facts)));
  const isShared = (file: string) => shared.some((name) => file.startsWith(`${name}/`));
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

/** The facts of a company that a language says in other words; the rest is as in the first one. */
const own = (folder: string, language: string) =>
  isTranslated(folder, language, files.company.path)
    ? read(join(folder, language, files.company.path))
    : {};

const read = (path: string) => parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
