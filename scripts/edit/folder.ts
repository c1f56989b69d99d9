import { createHash, randomBytes } from 'node:crypto';
import {
  constants,
  copyFileSync,
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
import { isOwnPage } from '../../site/src/schema/files.ts';
import { kindOfFile, OWN_PAGES, schemaOf } from './config.ts';
import { dataIn, keep, keepArticle } from './keep.ts';
import { fileFromForm, fileToForm } from './shape.ts';

/** What the editor asks for and cannot have. */
export class Refused extends Error {
  readonly status: number;
  /** The file as it is on disk, and as it would be, where the two collide. */
  readonly both: { disk: string; mine: string } | undefined;
  constructor(status: number, message: string, both?: Refused['both']) {
    super(message);
    this.status = status;
    this.both = both;
  }
}

type Found = { path: string; isText: boolean };

const pictures = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg']);

const tagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** The part of a company's folder that the editor may see and write: its texts and pictures, and nothing that runs. */
export class CompanyFiles {
  readonly root: string;
  /** What the editor has read, by its tag: a file that it did not change is not written, whatever it is now. */
  readonly #read = new Map<string, string>();

  /** The additional languages. */
  #tags: string[] = [];

  constructor(folder: string) {
    this.root = realpathSync(folder);
    this.#tags = languageTagsIn(this.root);
  }

  /** All files, as the editor names them. */
  list(): string[] {
    this.#tags = languageTagsIn(this.root);
    return filesBelow(this.root)
      .map((path) => this.#seen(path))
      .filter((path) => {
        try {
          return this.#find(path) !== undefined;
        } catch {
          return false;
        }
      });
  }

  /** What the editor has of a file; undefined where there is none. */
  read(seen: string): { bytes: Buffer; tag: string } | undefined {
    const { path, isText } = this.#find(seen);
    if (!existsSync(path)) return undefined;
    const bytes = readFileSync(path);
    const tag = tagOf(bytes);
    if (!isText) return { bytes, tag };
    const text = bytes.toString();
    this.#read.set(tag, text);
    const form = fileToForm(this.#schema(seen), dataIn(path, text));
    return { bytes: Buffer.from(JSON.stringify(form)), tag };
  }

  /**
   * Writes what the editor has saved.
   *
   * @param base the tag of the file that the editor has read; undefined for a new one
   * @returns the new tag
   * @throws Refused 409 when it is another file now
   */
  write(seen: string, bytes: Buffer, base: string | undefined): string {
    const { path, isText } = this.#find(seen);
    const disk = existsSync(path) ? readFileSync(path) : undefined;
    const now = disk && tagOf(disk);
    const content = isText ? this.#merged(seen, bytes, base, disk?.toString()) : bytes;
    if (content === undefined) return now ?? '';
    if (now !== base) {
      const both = {
        disk: isText ? (disk?.toString() ?? '') : '',
        mine: isText ? content.toString() : '',
      };
      throw new Refused(409, `${seen} has changed since you opened it.`, both);
    }
    const isSame = disk?.equals(content) ?? false;
    if (!isSame) {
      mkdirSync(dirname(path), { recursive: true });
      // A reader gets either the old file or the new one, never a part.
      const fresh = join(dirname(path), `.edit-${randomBytes(8).toString('hex')}`);
      writeFileSync(fresh, content);
      renameSync(fresh, path);
    }
    const tag = tagOf(content);
    if (isText) this.#read.set(tag, content.toString());
    return tag;
  }

  /** Copies a file as it is, comments and layout too. */
  copy(from: string, to: string): string | undefined {
    const [{ path }, { path: copy }] = [this.#find(from), this.#find(to)];
    if (existsSync(copy)) throw new Refused(409, `There is a ${to} already.`);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(path, copy, constants.COPYFILE_EXCL);
    return this.read(to)?.tag;
  }

  /** Says that a translation is as new as what it translates; returns its new tag. */
  translated(seen: string): string | undefined {
    const [language = '', ...file] = this.fileOf(seen).split('/');
    if (!this.#tags.includes(language)) throw new Refused(403, `${seen} is no translation.`);
    markTranslated(this.root, language, [file.join('/')]);
    return this.read(seen)?.tag;
  }

  /** Where a file is below the folder. */
  fileOf = (seen: string): string => relative(this.root, this.#find(seen).path);

  remove(seen: string, base: string | undefined): void {
    const { path } = this.#find(seen);
    if (!existsSync(path)) return;
    if (tagOf(readFileSync(path)) !== base)
      throw new Refused(409, `${seen} has changed since you opened it.`);
    rmSync(path);
  }

  /** The text to write; undefined when the editor changes nothing of what it has read. */
  #merged(
    seen: string,
    bytes: Buffer,
    base: string | undefined,
    disk: string | undefined,
  ): Buffer | undefined {
    const schema = this.#schema(seen);
    const form = JSON.parse(bytes.toString()) as Record<string, unknown>;
    const read = base === undefined ? undefined : this.#read.get(base);
    const merged = (text: string) =>
      Buffer.from(save(seen, text, fileFromForm(schema, form, dataIn(seen, text))));
    if (read !== undefined && merged(read).toString() === read) return undefined;
    return merged(read ?? disk ?? '');
  }

  #schema(seen: string) {
    const kind = kindOfFile(this.#tags, this.#real(seen));
    if (!kind) throw new Refused(403, `${seen} is not a text of a site.`);
    return schemaOf(kind);
  }

  /** @throws Refused where the editor has no business */
  #find(seen: string): Found {
    const parts = seen.split('/');
    const isPlain = parts.every(
      (part) => /^[^.\\\0][^\\\0]*$/.test(part) && part !== 'node_modules',
    );
    if (!isPlain || seen.length > 500) throw new Refused(403, 'This path leads elsewhere.');
    const real = this.#real(seen);
    if (this.#seen(real) !== seen) throw new Refused(403, `${seen} is the name of another page.`);
    const isText = kindOfFile(this.#tags, real) !== undefined;
    const isPicture = /^pictures\//.test(real) && pictures.has(extname(real).toLowerCase());
    if (!isText && !isPicture)
      throw new Refused(403, `${seen} is neither a text nor a picture of a site.`);
    const path = join(this.root, real);
    if (!this.#holds(path)) throw new Refused(403, `${seen} leads elsewhere.`);
    return { path, isText };
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

  #real(seen: string): string {
    return seen.replace(new RegExp(`^((?:[A-Za-z-]+/)?)${OWN_PAGES}/`), '$1pages/');
  }

  #seen(real: string): string {
    const [first = '', ...rest] = real.split('/');
    const language = this.#tags.includes(first) ? `${first}/` : '';
    const file = language ? rest.join('/') : real;
    return isOwnPage(file) ? language + file.replace('pages/', `${OWN_PAGES}/`) : real;
  }
}

const save = (path: string, text: string, data: unknown): string =>
  path.endsWith('.md') ? keepArticle(text, data as Record<string, unknown>) : keep(text, data);
