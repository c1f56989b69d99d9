import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

const modules = join(import.meta.dirname, '../../node_modules');

const packages: Record<string, string> = { playwright: '@playwright/test', tsc: 'typescript' };

/**
 * Returns what to spawn for a program of the project. Windows can start neither the files in `node_modules/.bin` nor
 * npm by name, so the current Node runs their JavaScript.
 *
 * @param name an absolute path, which is not changed; `npm`; or a program of a package at the root
 * @throws when no such package is installed
 */
export function commandLine(name: string, args: string[]): [file: string, args: string[]] {
  if (isAbsolute(name)) return [name, args];
  return [process.execPath, [name === 'npm' ? npm() : entryOf(name), ...args]];
}

function npm(): string {
  const path = process.env.npm_execpath;
  if (path) return path;
  throw new Error('This needs npm: start it with `npm run`, as package.json names it.');
}

function entryOf(program: string): string {
  const folder = join(modules, packages[program] ?? program);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const path = typeof bin === 'string' ? bin : bin[program];
  if (path) return join(folder, path);
  throw new Error(`${folder} has no program “${program}”.`);
}
