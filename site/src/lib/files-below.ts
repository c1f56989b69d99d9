import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/**
 * Every file below a folder, sorted, as paths from it with slashes as addresses have them. It follows links to folders:
 * the folder of an additional language has some.
 */
export function filesBelow(folder: string): string[] {
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // A link may lead nowhere, and a file may be gone by now.
      .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
      .map((path) => path.split(sep).join('/'))
      .sort()
  );
}

/** Finds a file below a folder, also where its name is decomposed, as macOS writes some: é is then e with an accent. */
export function findFile(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  if (existsSync(file)) return file;
  const beside = dirname(file);
  const names = existsSync(beside) ? readdirSync(beside) : [];
  const found = names.find((name) => name.normalize() === basename(file).normalize());
  return found && join(beside, found);
}
