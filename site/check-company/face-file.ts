import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Finds the file of a font; undefined when there is none.
 *
 * @param file of an npm package, or below the company's folder: './brand/own.woff2'
 */
export function faceFile(file: string, folder: string): string | undefined {
  if (file.startsWith('.')) return existsSync(join(folder, file)) ? join(folder, file) : undefined;
  try {
    return require.resolve(file);
  } catch {
    return undefined;
  }
}
