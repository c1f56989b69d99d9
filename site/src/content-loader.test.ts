import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoaderContext } from 'astro/loaders';
import { expect, test } from 'vitest';
import { contentLoader } from './content-loader.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';

type Entry = { id: string; data: { title?: string } };

/**
 * Creates a folder and loads it with a schema that refuses entries without a title. Returns what the loader has stored.
 */
function loadFolder(pattern: string, files: Record<string, string>) {
  const folder = temporaryFolder();
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const [name, text] of Object.entries(files)) write(name, text);
  const stored = new Map<string, Entry>();
  const context = {
    store: {
      clear: () => stored.clear(),
      set: (entry: Entry) => stored.set(entry.id, entry),
    },
    parseData: async ({ data }: Entry) => {
      if (!data.title) throw new Error('title is missing');
      return data;
    },
  } as unknown as LoaderContext;
  const loaderOf = (options = {}) => contentLoader(join(folder, pattern), options);
  const load = async (loader = loaderOf()) => {
    await loader.load(context);
    return [...stored.values()];
  };
  return { folder, write, load, loaderOf };
}

test('an article is stored as written, under the slug of its file', async () => {
  const { load } = loadFolder('*.md', {
    'High Tides.md': '---\ntitle: Tides\ndate: 2026-01-31\n---\nThe **sea** rises.\n',
    'notes.txt': 'not an article',
  });
  expect(await load()).toEqual([
    {
      id: 'high-tides',
      data: { title: 'Tides', date: '2026-01-31' },
      body: '\nThe **sea** rises.\n',
    },
  ]);
});

test('a file with Windows line endings loads like any other', async () => {
  const { load } = loadFolder('*.md', {
    'tides.md': '\ufeff---\r\ntitle: Tides\r\n---\r\nThe\r\nsea',
  });
  expect(await load()).toEqual([{ id: 'tides', data: { title: 'Tides' }, body: '\nThe\nsea' }]);
});

test('a list keeps the order of its file, a folder skips its excluded files', async () => {
  const { load, loaderOf } = loadFolder('all.yaml', {
    'all.yaml': '- { id: b, title: B }\n- { id: a, title: A }\n',
  });
  expect(await load(loaderOf({ list: true }))).toEqual([
    { id: 'b', data: { id: 'b', title: 'B', order: 0 } },
    { id: 'a', data: { id: 'a', title: 'A', order: 1 } },
  ]);
  const pages = loadFolder('*.yaml', { 'home.yaml': 'title: A', 'contact.yaml': 'title: B' });
  expect(await pages.load(pages.loaderOf({ except: ['contact.yaml'] }))).toEqual([
    { id: 'home', data: { title: 'A' } },
  ]);
});

test.for(['---\norder: 1\n---\nb', 'no front matter', '---\ntitle: a: b\n---\n', ''])(
  'an article that is changed to %j keeps its loaded content, and no other is lost',
  async (wrong) => {
    const { folder, write, load, loaderOf } = loadFolder('*.md', {
      'tides.md': '---\ntitle: Tides\n---\n',
      'winds.md': '---\ntitle: Winds\n---\n',
    });
    const loader = loaderOf();
    await load(loader);
    write('tides.md', wrong);
    write('winds.md', '---\ntitle: More winds\n---\n');
    const titles = async () => (await load(loader)).map(({ data }) => data.title);
    expect(await titles()).toEqual(['Tides', 'More winds']);
    rmSync(join(folder, 'tides.md'));
    expect(await titles()).toEqual(['More winds']);
  },
);

test('a missing file has no content', async () => {
  expect(await loadFolder('none.yaml', {}).load()).toEqual([]);
  expect(await loadFolder('none/*.yaml', {}).load()).toEqual([]);
});
