import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Face, fonts, type machineFaces } from '../src/schema/fonts.ts';

const plain: Face = { fallback: ['system-ui', 'sans-serif'] };

/** The names under which machines have a face, and how wide its letters are on average, in ems. */
export const machine: Record<
  (typeof machineFaces)[number],
  { local: readonly string[]; width: number }
> = {
  'Times New Roman': { local: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 0.41719 },
  Arial: { local: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], width: 0.4563 },
};

/** A company's two faces. */
export function facesOf(folder: string): { display: Face; text: Face } {
  const file = join(folder, 'brand/fonts.yaml');
  const written: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
  const { display = plain, text = plain } = fonts.parse(written);
  return { display, text };
}

/** The name of a face's cut file: 'Instrument Sans' is instrument-sans.woff2. */
export const cutName = (family: string) =>
  `${family.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.woff2`;
