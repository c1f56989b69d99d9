import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '../../site/check-company/read.ts';
import { files } from '../../site/src/schema/files.ts';
import { filesBelow } from '../../site/src/lib/files-below.ts';
import type { Finding } from './company-texts.ts';

const pictures = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Pictures of which nobody has written whose they are, and notes about pictures that are not there.
 *
 * @param folder a company's
 */
export function picturesWithoutRights(folder: string): Finding[] {
  const place = join(folder, 'pictures');
  if (!existsSync(place)) return [];
  const { path } = files.rights;
  const source = existsSync(join(folder, path)) ? readSource(folder, path) : undefined;
  const notes = Object.keys((source?.data ?? {}) as Record<string, string>);
  const shown = filesBelow(place).filter((file) => pictures.test(file));
  const covers = (note: string, file: string) =>
    note === file || (note.endsWith('/') && file.startsWith(note));
  return [
    ...shown
      .filter((file) => !notes.some((note) => covers(note, file)))
      .map((file) => ({
        file: `pictures/${file}`,
        line: 1,
        what: `nobody has written whose this picture is. Fix: write it into ${path}: “${file}: Our own”, or the licence and where it is from.`,
      })),
    ...notes
      .filter((note) => !shown.some((file) => covers(note, file)))
      .map((note) => ({
        file: path,
        line: source?.line([note]) ?? 1,
        what: `there is no picture ${note}. Fix: correct the name, or take the line out.`,
      })),
  ];
}
