import { createHash, randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageTagsIn } from '../../site/src/i18n/translated-files.ts';
import { markTranslated, copyStamp, removeStamp } from '../../site/src/i18n/translations.ts';
import { filesBelow } from '../../site/src/files/files-below.ts';
import { kindOfFile } from './config.ts';

/** An error with the status code that the editor gets. */
export const httpError = (statusCode: number, message: string) =>
  Object.assign(new Error(message), { statusCode });

/** Reads and writes the part of a company's folder that the editor may use: its texts and pictures, and no code. */
export function companyFiles(folder: string) {
  /** The tags of the additional languages. */
  let languages = languageTagsIn(folder);

  function isOpen(file: string): boolean {
    const parts = file.split('/');
    const isPlain = parts.every((part) => /^[^.\\\0][^\\\0]*$/.test(part));
    const isPicture = /^pictures\/.*\.(jpe?g|png|webp|avif|svg)$/i.test(file);
    if (!isPlain || !(isPicture || kindOfFile(languages, file))) return false;
    // A symbolic link may lead out of the folder.
    const above = parts.map((_, index) => join(folder, ...parts.slice(0, index + 1)));
    return !above.some((path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink());
  }

  function find(file: string): string {
    if (!isOpen(file)) throw httpError(403, `${file} is neither a text nor a picture here.`);
    return join(folder, file);
  }

  /** Returns the entity tag of a version: a hash of the part that the editor can change. */
  function etagOf(file: string, bytes: Buffer): string {
    const part = kindOfFile(languages, file) ? removeStamp(plain(String(bytes)).trim()) : bytes;
    return createHash('sha256').update(part).digest('hex').slice(0, 32);
  }

  /** Returns a file and its entity tag; undefined if it does not exist. */
  function readVersion(file: string): { bytes: Buffer; etag: string } | undefined {
    const path = find(file);
    if (!lstatSync(path, { throwIfNoEntry: false })) return undefined;
    const bytes = readFileSync(path);
    return { bytes, etag: etagOf(file, bytes) };
  }

  function unchanged(file: string, base: string | undefined) {
    const disk = readVersion(file);
    if (disk?.etag !== base) throw httpError(409, `${file} has changed since you opened it.`);
    return disk;
  }

  return {
    list(): string[] {
      languages = languageTagsIn(folder);
      return filesBelow(folder).filter(isOpen);
    },

    read: readVersion,

    /** Writes over the version with the entity tag `base`, or a new file without one, and returns the new one. */
    write(file: string, bytes: Buffer, base: string | undefined): string {
      const path = find(file);
      const etag = etagOf(file, bytes);
      // The editor saves every language of an entry, even if it has not changed.
      if (etag === base) return etag;
      const disk = unchanged(file, base);
      const isText = disk && kindOfFile(languages, file);
      mkdirSync(dirname(path), { recursive: true });
      // A reader gets either the old file or the new one, never a part.
      const draft = join(dirname(path), `.edit-${randomUUID()}`);
      writeFileSync(draft, isText ? inStyleOf(String(disk.bytes), String(bytes)) : bytes);
      renameSync(draft, path);
      return etag;
    },

    remove(file: string, base: string | undefined): void {
      if (readVersion(file) && unchanged(file, base)) rmSync(find(file));
    },

    /** Marks a translation as up to date. */
    translated(file: string): void {
      const [language = '', ...rest] = file.split('/');
      if (!readVersion(file) || !languages.includes(language))
        throw httpError(403, `${file} is not a translation.`);
      markTranslated(folder, language, [rest.join('/')]);
    },
  };
}

const plain = (text: string) => text.replaceAll('\r\n', '\n');

/** Gives a new text what the editor does not keep of the old one: its line endings and its translation stamp. */
function inStyleOf(old: string, text: string): string {
  const stamped = copyStamp(plain(old), text);
  return plain(old) === old ? stamped : stamped.replaceAll('\n', '\r\n');
}
