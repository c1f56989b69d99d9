import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { languageTagsIn } from '../../site/src/i18n/files.ts';
import { markTranslated } from '../../site/src/i18n/translations.ts';
import { filesBelow } from '../../site/src/lib/files-below.ts';
import { kindOfFile } from './config.ts';

/** What the editor asks for and cannot have. */
export const refused = (statusCode: number, message: string) =>
  Object.assign(new Error(message), { statusCode });

const tagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** The part of a company's folder that the editor may see and write: its texts and pictures, and nothing that runs. */
export class CompanyFiles {
  readonly #root: string;

  /** The additional languages. */
  #tags: string[];

  constructor(folder: string) {
    this.#root = folder;
    this.#tags = languageTagsIn(folder);
  }

  list(): string[] {
    this.#tags = languageTagsIn(this.#root);
    return filesBelow(this.#root).filter((file) => this.#isOpen(file));
  }

  /** A file with its tag; undefined where there is none. */
  read(file: string): { bytes: Buffer; tag: string } | undefined {
    const path = this.#find(file);
    if (!existsSync(path)) return undefined;
    const bytes = readFileSync(path);
    return { bytes, tag: tagOf(bytes) };
  }

  /**
   * Writes what the editor has saved.
   *
   * @param base the tag of the file that the editor has read; undefined for a new one
   * @returns the new tag
   */
  write(file: string, bytes: Buffer, base: string | undefined): string {
    const path = this.#find(file);
    const disk = this.#unchanged(file, base);
    // The editor knows no other end of a line.
    const isWindows = kindOfFile(this.#tags, file) && disk?.bytes.includes('\r\n');
    const content = isWindows ? Buffer.from(String(bytes).replaceAll('\n', '\r\n')) : bytes;
    mkdirSync(dirname(path), { recursive: true });
    // A reader gets either the old file or the new one, never a part.
    const fresh = join(dirname(path), `.edit-${randomBytes(8).toString('hex')}`);
    writeFileSync(fresh, content);
    renameSync(fresh, path);
    return tagOf(content);
  }

  remove(file: string, base: string | undefined): void {
    const path = this.#find(file);
    if (existsSync(path) && this.#unchanged(file, base)) rmSync(path);
  }

  /** Says that a translation is as new as what it translates. */
  translated(file: string): void {
    const [language = '', ...rest] = file.split('/');
    if (!this.#find(file) || !this.#tags.includes(language))
      throw refused(403, `${file} is no translation.`);
    markTranslated(this.#root, language, [rest.join('/')]);
  }

  #unchanged(file: string, base: string | undefined) {
    const disk = this.read(file);
    if (disk?.tag !== base) throw refused(409, `${file} has changed since you opened it.`);
    return disk;
  }

  #find(file: string): string {
    if (!this.#isOpen(file)) throw refused(403, `${file} is neither a text nor a picture here.`);
    return join(this.#root, file);
  }

  #isOpen(file: string): boolean {
    const parts = file.split('/');
    const isPlain = parts.every((part) => /^[^.\\\0][^\\\0]*$/.test(part));
    const isPicture = /^pictures\/.*\.(jpe?g|png|webp|avif|svg)$/i.test(file);
    if (!isPlain || !(isPicture || kindOfFile(this.#tags, file))) return false;
    // A link may lead elsewhere.
    const above = parts.map((_, index) => join(this.#root, ...parts.slice(0, index + 1)));
    return !above.some((path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink());
  }
}
