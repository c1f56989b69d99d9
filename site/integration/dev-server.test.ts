import { once } from 'node:events';
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
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

  const isNoticed = once(watcher, 'raw');
  const descriptor = openSync(file, 'w');
  await isNoticed;
  // The watcher looks at the empty file before this does.
  await stat(file);
  writeSync(descriptor, 'name: After');
  closeSync(descriptor);
  await expect.poll(() => contents.at(-1), { timeout: 5_000 }).toBe('name: After');
});

const CONTENT = 'astro:data-layer-content';

/** Serves content that pages read as Astro's do, and changes it as Astro does. */
async function serveContent() {
  const content = { stored: 'at first', beforeRead: (): Promise<unknown> => Promise.resolve() };
  const id = `\0${CONTENT}`;
  const { environments } = await serve(temporaryFolder(), {
    name: 'store',
    resolveId: (name) => ({ [CONTENT]: id, page: '\0page' })[name],
    async load(name) {
      // As in astro/dist/content/data-store.js, which reads the content once.
      if (name === '\0page') return `export const content = import('${CONTENT}')`;
      if (name !== id) return undefined;
      const read = content.stored;
      await content.beforeRead();
      return `export default '${read}'`;
    },
  });
  const { ssr } = environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no modules here.');
  const store = (text: string) => {
    content.stored = text;
    const module = ssr.moduleGraph.getModuleById(id);
    if (!module) throw new Error('Nobody has read it.');
    // As Astro does it: astro/dist/content/vite-plugin-content-virtual-mod.js
    ssr.moduleGraph.invalidateModule(module, undefined, Date.now(), true);
  };
  return { content, ssr, store };
}

test('a page rendered while content changes does not bring the old content back', async () => {
  const { content, ssr, store } = await serveContent();
  const read = async () => (await ssr.transformRequest(CONTENT))?.code;
  expect(await read()).toContain('at first');

  store('before');
  const [started, gate] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  content.beforeRead = () => (started.resolve(true), gate.promise);
  const being = read();
  await started.promise;
  store('after');
  const next = read();
  gate.resolve(true);
  expect(await being).toContain('before');
  expect(await next).toContain('after');
  expect(await read()).toContain('after');
});

test('a page shows changed content although its styles were collected after the change', async () => {
  const { ssr, store } = await serveContent();
  const shown = async () => {
    const page = await ssr.runner.import<{ content: Promise<{ default: string }> }>('page');
    return (await page.content).default;
  };
  expect(await shown()).toBe('at first');
  store('after');
  // As Astro does it for each module without a result: astro/dist/vite-plugin-css/index.js
  await ssr.fetchModule('\0page');
  expect(await shown()).toBe('after');
});
