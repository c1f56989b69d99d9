import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Files that running and building make, or that belong to the machine. */
const generated =
  /(^|[\\/])(node_modules|dist|\.astro|\.git|\.env|data|screenshots|test-results|\.stryker-tmp)$/;

/**
 * Copies the project, so that tests can change files, and links the packages that it needs.
 *
 * @param target a folder that does not exist yet
 * @param packages false copies only what a clone has
 */
export function copyOfProject(target: string, { packages = true } = {}): void {
  cpSync(root, target, {
    recursive: true,
    filter: (path) => !generated.test(relative(root, path)),
  });
  if (!packages) return;
  const link = (source: string, name: string) =>
    symlinkSync(source, join(target, name), 'junction');
  mkdirSync(join(target, 'node_modules/@frontage'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const isPackage = name === '.bin' || !/^\.|^@frontage$/.test(name);
    if (isPackage) link(join(root, 'node_modules', name), join('node_modules', name));
  }
  // The workspaces are the copy's own.
  for (const name of readdirSync(join(root, 'node_modules/@frontage')))
    link(join(target, name), join('node_modules/@frontage', name));
}
