import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import { startTestService } from '../../test/start-service.ts';
import { loadSite } from './load-site.ts';
import { type Build, createBuild, createRebuild } from './rebuild.ts';
import { HOUR } from '../system/clock.ts';

function write(folder: string, words: string, rebuildOn?: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), words);
  writeFileSync(join(folder, 'built-site.json'), JSON.stringify({ languages: {}, rebuildOn }));
}

/** A site with a page that becomes public on 6 January 2026, at noon on the 5th. */
function siteWith(build: Build, timeZone = 'UTC') {
  const folder = join(temporaryFolder(), 'dist');
  write(folder, 'old', '2026-01-06');
  const load = (folder: string) => loadSite({ folder, https: false });
  const site = load(folder);
  const clock = createManualClock(Date.UTC(2026, 0, 5, 12));
  const log = { info: vi.fn() };
  const { signal } = new AbortController();
  const watch = createRebuild({ site, folder, load, timeZone, clock, log, signal, build });
  const { run: rebuild, failure } = watch;
  return {
    rebuild,
    failure,
    clock,
    log,
    folder,
    home: () => site.resources.get('/')?.plain.bytes.toString(),
  };
}

test('on the day of a page, visitors get the old pages until the new ones are complete', async () => {
  const during: unknown[] = [];
  const build = vi.fn<Build>(async (folder) => {
    during.push(home());
    write(folder, 'new', '2026-02-01');
  });
  const { rebuild, clock, home } = siteWith(build);
  await rebuild();
  expect(build).not.toHaveBeenCalled();
  clock.pass(12 * HOUR);
  await rebuild();
  expect(during).toEqual(['old']);
  expect(home()).toBe('new');
  clock.pass(2 * HOUR);
  await rebuild();
  expect(build).toHaveBeenCalledTimes(1);
  clock.pass(26 * 24 * HOUR);
  await rebuild();
  expect(build).toHaveBeenCalledTimes(2);
});

test.each([
  ['Pacific/Auckland', 0, true],
  ['Europe/Berlin', 10, false],
  ['Europe/Berlin', 11, true],
  ['America/Los_Angeles', 19, false],
])('the day begins at midnight in %s', async (timeZone, hours, isThere) => {
  const build = vi.fn<Build>(async (folder) => write(folder, 'new'));
  const { rebuild, clock } = siteWith(build, timeZone);
  clock.pass(hours * HOUR);
  await rebuild();
  expect(build).toHaveBeenCalledTimes(isThere ? 1 : 0);
});

test('a failed build changes nothing, and is tried again after an hour', async () => {
  const build = vi.fn<Build>(async (folder) => {
    write(folder, 'half');
    if (build.mock.calls.length === 1) throw new Error('articles/a.md:3  title is missing.');
    write(folder, 'new');
  });
  const { rebuild, failure, clock, home } = siteWith(build);
  clock.pass(24 * HOUR);
  expect(failure()).toBeUndefined();
  await expect(rebuild()).rejects.toThrow('articles/a.md:3');
  expect(failure()).toContain('articles/a.md:3');
  expect(home()).toBe('old');
  await rebuild();
  expect(build).toHaveBeenCalledTimes(1);
  clock.pass(HOUR);
  await rebuild();
  expect(home()).toBe('new');
  expect(failure()).toBeUndefined();
});

test.each<[string, Build]>([
  ['nothing', async () => undefined],
  [
    'a truncated file',
    async (folder) => {
      write(folder, 'half');
      writeFileSync(join(folder, 'built-site.json'), '{"languages":{');
    },
  ],
])(
  'after a build that wrote %s, the old pages stay, and the next one is built',
  async (_, wrong) => {
    const build = vi.fn<Build>(async (folder) => write(folder, 'new'));
    build.mockImplementationOnce(wrong);
    const { rebuild, failure, clock, home, folder } = siteWith(build);
    clock.pass(24 * HOUR);
    await expect(rebuild()).rejects.toThrow();
    expect(failure()).toBeDefined();
    expect(home()).toBe('old');
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('old');
    clock.pass(HOUR);
    await rebuild();
    expect(failure()).toBeUndefined();
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('new');
  },
);

test('a service that ended while the pages were exchanged starts with the old ones', async () => {
  const folder = join(temporaryFolder(), 'dist');
  write(`${folder}-old`, 'old');
  write(`${folder}-next`, 'new');
  const { url } = await startTestService({ env: { SITE_DIR: folder } });
  expect(await (await fetch(url)).text()).toBe('old');
});

test('without the sources, the log says where to build', async () => {
  const folder = temporaryFolder();
  const build = createBuild(folder)(join(folder, 'dist'), new AbortController().signal);
  await expect(build).rejects.toThrow(/Run “npm run deploy” again/);
});
