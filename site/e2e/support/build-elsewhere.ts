import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from './temporary-folder.ts';

const astro = resolve(import.meta.dirname, '../../../node_modules/astro/bin/astro.mjs');

/** Builds the site with other settings into a folder of its own; the built one stays as it is. */
export async function buildElsewhere(env: Record<string, string>): Promise<string> {
  const folder = temporaryFolder();
  const dist = join(folder, 'dist');
  await promisify(execFile)(process.execPath, [astro, 'build'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, ...env, SITE_OUT_DIR: dist, SITE_CACHE_DIR: join(folder, 'cache') },
  });
  return dist;
}
