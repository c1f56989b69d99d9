import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, HOUR } from '../system/clock.ts';
import type { Site } from './load-site.ts';

const root = join(import.meta.dirname, '../../..');

/** Builds the site into a folder. Rejects with the build's message when that fails. */
export type Build = (folder: string, signal: AbortSignal) => Promise<void>;

type Options = {
  site: Site;
  folder: string;
  load: (folder: string) => Site;
  timeZone: string;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info'>;
  signal: AbortSignal;
  build?: Build;
};

/**
 * Rebuilds the site once a page becomes public or is over. Visitors get the old pages until the new ones are
 * complete. A failed build changes nothing, in memory or on disk, and is tried again an hour later.
 */
export function createRebuild(options: Options) {
  const { site, folder, load, timeZone, clock, log, signal, build = createBuild(root) } = options;
  const day = new Intl.DateTimeFormat('sv', { timeZone });
  let notBefore = -Infinity;
  let failure: string | undefined;
  const next = `${folder}-next`;
  const old = oldFolder(folder);
  const run = async () => {
    const { rebuildOn } = site;
    if (rebuildOn === undefined || rebuildOn > day.format(clock.now())) return;
    if (clock.steady() < notBefore) return;
    notBefore = clock.steady() + HOUR;
    try {
      restoreSite(folder);
      for (const leftover of [next, old]) rmSync(leftover, { recursive: true, force: true });
      await build(next, signal);
      const built = load(next);
      renameSync(folder, old);
      renameSync(next, folder);
      // The server holds this object, so it is changed in place.
      Object.assign(site, built);
    } catch (error) {
      failure = (error as Error).message;
      restoreSite(folder);
      throw error;
    }
    failure = undefined;
    rmSync(old, { recursive: true, force: true });
    log.info({}, `the site was built again: what is public has changed on ${rebuildOn}`);
  };
  return {
    run,
    /** Why the last rebuild failed; undefined if it did not. */
    failure: () => failure,
  };
}

const oldFolder = (folder: string) => `${folder}-old`;

/** Puts the old pages back if a rebuild has moved them away and its new ones are not in their place. */
export function restoreSite(folder: string): void {
  const old = oldFolder(folder);
  if (!existsSync(folder) && existsSync(old)) renameSync(old, folder);
}

export type Rebuild = ReturnType<typeof createRebuild>;

/** Builds in a separate process. A machine that was deployed to has no sources, and so no `npm run build`. */
export const createBuild =
  (root: string): Build =>
  async (folder, signal) => {
    if (!existsSync(join(root, 'scripts/build.ts')))
      throw new Error(
        'The sources of the site are not on this machine. Run “npm run deploy” again where they are.',
      );
    const child = spawn(process.execPath, ['scripts/build.ts'], {
      cwd: root,
      env: { ...process.env, SITE_OUT_DIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed = (printed + chunk.toString()).slice(-4_000);
      });
    const [code] = (await once(child, 'close')) as [number | null];
    // Skips the output before the error.
    const message = printed.slice(Math.max(0, printed.indexOf('[ERROR]')));
    if (code !== 0) throw new Error(`npm run build ended with ${code}:\n${message}`);
  };
