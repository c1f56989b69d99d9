import { createRequire } from 'node:module';
import { findFile } from '../files/files-below.ts';

const require = createRequire(import.meta.url);

/**
 * Finds a font file; undefined if there is none.
 *
 * @param file a Fontsource package, for its Latin file; a file of any npm package; or a path in the company's folder:
 * './brand/own.woff2'
 */
export function faceFile(file: string, folder: string): string | undefined {
  if (file.startsWith('.')) return findFile(folder, file);
  const [, name] = /^@fontsource-variable\/([\w-]+)$/.exec(file) ?? [];
  try {
    return require.resolve(name ? `${file}/files/${name}-latin-wght-normal.woff2` : file);
  } catch {
    return undefined;
  }
}
