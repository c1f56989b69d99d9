import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Face, fonts, type machineFaces } from '../src/schema/fonts.ts';

const plain: Face = { fallback: ['system-ui', 'sans-serif'] };

/** A face that machines have: the names it may have there, and how wide its letters are on average, in ems. */
type MachineFace = { local: readonly string[]; width: number };

/**
 * The fallbacks for a company's font, by the font that its `standIn` names. The first that a machine has is
 * used: Windows, macOS and iOS have the first of each list, Android the second, a bare Linux the third.
 */
export const machine: Record<(typeof machineFaces)[number], readonly MachineFace[]> = {
  'Times New Roman': [
    { local: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 0.41719 },
    { local: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'], width: 0.49723 },
    { local: ['DejaVu Serif'], width: 0.52699 },
  ],
  Arial: [
    { local: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], width: 0.4563 },
    { local: ['Roboto', 'Roboto-Regular'], width: 0.45801 },
    { local: ['DejaVu Sans'], width: 0.52261 },
  ],
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
