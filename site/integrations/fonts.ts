import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A face as a company's brand/fonts.yaml has it. Without a `file` the page uses what the machine has. */
export interface Face {
  family?: string;
  /** A file of an npm package, or of the company's folder: './brand/own.woff2'. */
  file?: string;
  weights?: [number, number];
  /** What stands after it in CSS: 'Georgia', 'serif'. */
  fallback: string[];
  /** The face of the machine that stands in until the file has come, and how much wider it is set. */
  standIn?: { like: keyof typeof machine; sizeAdjust?: number };
  /** The file that share images are lettered in, where it is another one, and the weight. */
  letteringFile?: string;
  lettering?: number;
}

const plain: Face = { fallback: ['system-ui', 'sans-serif'] };

/** The names under which machines have a face, and how wide its letters are on average, in ems. */
export const machine = {
  'Times New Roman': { local: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 0.41719 },
  Arial: { local: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], width: 0.4563 },
};

/** A company's two faces. */
export function facesOf(folder: string): { display: Face; text: Face } {
  const file = join(folder, 'brand/fonts.yaml');
  const written = existsSync(file)
    ? (parse(readFileSync(file, 'utf8')) as Partial<Record<'display' | 'text', Face>>)
    : {};
  const faces = { display: written.display ?? plain, text: written.text ?? plain };
  for (const [name, { file: of, family, fallback }] of Object.entries(faces)) {
    if (of && !family)
      throw new Error(`${file}: ${name}: a file needs its “family”, as CSS names it.`);
    if (!fallback?.length)
      throw new Error(
        `${file}: ${name}: “fallback” is empty. Say what stands there: [Arial, sans-serif].`,
      );
  }
  return faces;
}

const require = createRequire(import.meta.url);

/** Where a face's file is. */
export function pathOf(file: string, folder: string): string {
  if (file.startsWith('.')) return join(folder, file);
  try {
    return require.resolve(file);
  } catch {
    throw new Error(
      `${join(folder, 'brand/fonts.yaml')}: there is no “${file}”. Install its package (npm install -w site …), or name a file of the folder: ./brand/face.woff2.`,
    );
  }
}

/** The name of a face's cut file: 'Instrument Sans' is instrument-sans.woff2. */
export const cutName = (family: string) =>
  `${family.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.woff2`;
