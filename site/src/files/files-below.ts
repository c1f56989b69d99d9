import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/**
 * Lists every file below a folder, sorted, as relative paths with slashes. Follows links to folders, which the folder
 * of an additional language contains.
 */
export function filesBelow(folder: string): string[] {
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // A link may be broken, and a file may have been deleted since.
      .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
      .map((path) => path.split(sep).join('/'))
      .sort()
  );
}

/** Finds a file below a folder, even if its name is in decomposed Unicode, as macOS writes some names. */
export function findFile(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  if (existsSync(file)) return file;
  const beside = dirname(file);
  const names = existsSync(beside) ? readdirSync(beside) : [];
  const found = names.find((name) => name.normalize() === basename(file).normalize());
  return found && join(beside, found);
}
