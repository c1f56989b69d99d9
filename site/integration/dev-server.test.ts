import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { awaitSavedFiles } from './dev-server.ts';

let server: ViteDevServer | undefined;
afterEach(() => server?.close());

async function serve(root: string, ...plugins: Plugin[]) {
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    plugins: [awaitSavedFiles(), ...plugins],
  });
  return server;
}

test('a file that is emptied and then written is read as written', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'company.yaml');
  writeFileSync(file, 'name: Before');
  const { watcher } = await serve(folder);
  watcher.add(file);
  await expect.poll(() => Object.values(watcher.getWatched()).flat()).toContain('company.yaml');
  const contents: string[] = [];
  watcher.on('change', () => contents.push(readFileSync(file, 'utf8')));

  const descriptor = openSync(file, 'w');
  await wait(25);
  writeSync(descriptor, 'name: After');
  closeSync(descriptor);
  await expect.poll(() => contents.at(-1), { timeout: 5_000 }).toBe('name: After');
});

test('a page rendered while content changes does not bring the old content back', async () => {
  let stored = 'at first';
  let [started, goOn] = [Promise.withResolvers<unknown>(), Promise.resolve<unknown>(true)];
  const id = '\0astro:data-layer-content';
  const { environments } = await serve(temporaryFolder(), {
    name: 'store',
    resolveId: (name) => (name === 'astro:data-layer-content' ? id : undefined),
    async load(name) {
      if (name !== id) return undefined;
      const read = stored;
      started.resolve(true);
      await goOn;
      return `export default '${read}'`;
    },
  });
  const { ssr } = environments;
  const content = async () => (await ssr.transformRequest('astro:data-layer-content'))?.code;
  const store = (text: string) => {
    stored = text;
    const module = ssr.moduleGraph.getModuleById(id);
    if (!module) throw new Error('Nobody has read it.');
    // As Astro does it: astro/dist/content/vite-plugin-content-virtual-mod.js
    ssr.moduleGraph.invalidateModule(module, undefined, Date.now(), true);
  };
  expect(await content()).toContain('at first');

  store('before');
  const gate = Promise.withResolvers<unknown>();
  [started, goOn] = [Promise.withResolvers<unknown>(), gate.promise];
  const being = content();
  await started.promise;
  store('after');
  const next = content();
  gate.resolve(true);
  expect(await being).toContain('before');
  expect(await next).toContain('after');
  expect(await content()).toContain('after');
});
