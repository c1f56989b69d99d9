import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Every file below a folder, sorted, as paths from it with slashes as addresses have them. It follows links to folders:
 * the folder of an additional language has some.
 */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .sort();
}
