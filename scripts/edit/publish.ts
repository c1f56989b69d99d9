import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import { type Backend, settingsOf } from './config.ts';

const usage = 'npm run edit -- --publish DIR --repo OWNER/NAME [--backend gitlab] [--branch main]';

/** Writes the editor as static files, for colleagues who edit the repository from their browsers. */
export async function publishEditor(
  folder: string,
  into: string,
  { backend: name = 'github', repo = '', branch = 'main' },
): Promise<void> {
  if (!isBackend(name) || !/^[^/:]+(\/[^/:]+)+$/.test(repo))
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

const isBackend = (name: string): name is Backend['name'] => /^git(hub|lab)$/.test(name);
