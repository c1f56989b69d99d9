import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { settingsOf } from './config.ts';

const root = join(import.meta.dirname, 'browser');

/** Bundles pages of browser/ with the editor, for any server of static files. */
export async function bundle(pages: string[], into: string): Promise<void> {
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    // The editor contains its fonts, but also names a server for them.
    plugins: [{ name: 'fonts', transform: (text) => text.replace(/url\(https:[^)]*\)/g, 'none') }],
    build: { outDir: into, rolldownOptions: { input: pages.map((page) => join(root, page)) } },
  });
}

const usage = 'npm run edit -- --publish DIR --repo OWNER/NAME [--backend gitlab] [--branch main]';

/** Writes the editor as static files, for colleagues who edit the repository from their browsers. */
export async function publishEditor(
  folder: string,
  into: string,
  { backend: name = 'github', repo = '', branch = 'main' },
): Promise<void> {
  if (!/^git(hub|lab)$/.test(name) || !/^[^/:]+(\/[^/:]+)+$/.test(repo))
    throw new Error(`Say where the company's folder is kept: ${usage}`);
  if (existsSync(into) && readdirSync(into).length > 0)
    throw new Error(`${into} is not empty. Give a new folder, or empty it first.`);
  const git = spawnSync('git', ['-C', folder, 'rev-parse', '--show-prefix'], { encoding: 'utf8' });
  if (git.status !== 0)
    throw new Error(`${folder} is in no Git repository, and colleagues edit one.`);
  await bundle(['index.html'], into);
  const settings = settingsOf(folder, git.stdout.trim(), { name, repo, branch });
  writeFileSync(join(into, 'settings.json'), JSON.stringify(settings));
}
