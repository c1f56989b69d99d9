import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';
import { languageTagsIn } from '../../site/src/i18n/files.ts';
import { markTranslated } from '../../site/src/i18n/translations.ts';
import { filesBelow } from '../../site/src/lib/files-below.ts';
import { kindOfFile } from './config.ts';

/** What the editor asks for and cannot have. */
export class Refused extends Error {
  readonly statusCode: number;
  /** The file as it is on disk, and as it would be, where the two collide. */
  readonly both: { disk: string; mine: string } | undefined;
  constructor(statusCode: number, message: string, both?: Refused['both']) {
    super(message);
    this.statusCode = statusCode;
    this.both = both;
  }
}

const pictures = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg']);

const tagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** The part of a company's folder that the editor may see and write: its texts and pictures, and nothing that runs. */
export class CompanyFiles {
  readonly root: string;

  /** The additional languages. */
  #tags: string[] = [];

  constructor(folder: string) {
    this.root = realpathSync(folder);
    this.#tags = languageTagsIn(this.root);
  }

  list(): string[] {
    this.#tags = languageTagsIn(this.root);
    return filesBelow(this.root).filter((path) => {
      try {
        return this.#find(path) !== '';
      } catch {
        return false;
      }
    });
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
   * @throws Refused 409 when it is another file now
   */
  write(file: string, bytes: Buffer, base: string | undefined): string {
    const path = this.#find(file);
    const disk = this.read(file);
    const isText = kindOfFile(this.#tags, file) !== undefined;
    if (disk?.tag !== base) {
      const both = isText ? { disk: String(disk?.bytes ?? ''), mine: String(bytes) } : undefined;
      throw new Refused(409, `${file} has changed since you opened it.`, both);
    }
    // The editor knows no other end of a line.
    const isWindows = isText && disk?.bytes.includes('\r\n');
    const content = isWindows ? Buffer.from(String(bytes).replaceAll('\n', '\r\n')) : bytes;
    mkdirSync(dirname(path), { recursive: true });
    // A reader gets either the old file or the new one, never a part.
    const fresh = join(dirname(path), `.edit-${randomBytes(8).toString('hex')}`);
    writeFileSync(fresh, content);
    renameSync(fresh, path);
    return tagOf(content);
  }

  /** Says that a translation is as new as what it translates. */
  translated(file: string): void {
    const [language = '', ...rest] = file.split('/');
    if (!this.#find(file) || !this.#tags.includes(language))
      throw new Refused(403, `${file} is no translation.`);
    markTranslated(this.root, language, [rest.join('/')]);
  }

  remove(file: string, base: string | undefined): void {
    const disk = this.read(file);
    if (disk && disk.tag !== base)
      throw new Refused(409, `${file} has changed since you opened it.`);
    rmSync(this.#find(file), { force: true });
  }

  /** @throws Refused where the editor has no business */
  #find(file: string): string {
    const isPlain = file
      .split('/')
      .every((part) => /^[^.\\\0][^\\\0]*$/.test(part) && part !== 'node_modules');
    const isText = kindOfFile(this.#tags, file) !== undefined;
    const isPicture = /^pictures\//.test(file) && pictures.has(extname(file).toLowerCase());
    if (!isPlain || file.length > 500 || !(isText || isPicture))
      throw new Refused(403, `${file} is neither a text nor a picture of a site.`);
    const path = join(this.root, file);
    if (!this.#holds(path)) throw new Refused(403, `${file} leads elsewhere.`);
    return path;
  }

  /** Whether a path is in the folder, links followed; so is one that there is not yet. */
  #holds(path: string): boolean {
    let above = path;
    while (!lstatSync(above, { throwIfNoEntry: false })) above = dirname(above);
    try {
      const way = relative(this.root, realpathSync(above));
      return way !== '..' && !way.startsWith(`..${sep}`);
    } catch {
      return false;
    }
  }
}
