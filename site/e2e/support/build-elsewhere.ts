import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const astro = resolve(import.meta.dirname, '../../../node_modules/astro/bin/astro.mjs');
const site = resolve(import.meta.dirname, '../..');

/**
 * Builds the site, uncompressed, with other settings into a folder of its own.
 *
 * @param hear is called with what the build prints
 */
export async function buildElsewhere(
  env: Record<string, string>,
  hear?: (printed: string) => void,
): Promise<string> {
  // Inside the site's folder, because Astro shares one temporary folder among builds to other places.
  mkdirSync(join(site, '.astro'), { recursive: true });
  const folder = mkdtempSync(join(site, '.astro/build-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const dist = join(folder, 'dist');
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [astro, 'build'], {
    cwd: site,
    env: {
      ...process.env,
      SITE_UNCOMPRESSED: '1',
      ...env,
      SITE_OUT_DIR: dist,
      SITE_CACHE_DIR: join(folder, 'cache'),
    },
  });
  hear?.(stdout + stderr);
  // Owners cannot act on warnings of Astro or Vite. Our own are for owners.
  const warnings = `${stdout}${stderr}`
    .split('\n')
    .filter((line) => line.includes('[WARN]') && !line.includes('[frontage]'));
  if (warnings.length > 0) throw new Error(`The build warns:\n${warnings.join('\n')}`);
  return dist;
}
