import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds a program on the PATH; undefined if there is none. */
export function findOnPath(name: string): string | undefined {
  const { PATH = '', PATHEXT = '' } = process.env;
  // Windows adds one of these endings to a name; other systems add none.
  const endings = process.platform === 'win32' ? PATHEXT.split(delimiter) : [''];
  return PATH.split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => endings.map((ending) => join(folder, name + ending)))
    .find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
