import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoaderContext } from 'astro/loaders';
import { expect, test } from 'vitest';
import { articleLoader } from './article-loader.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

/** A folder of files, and a loader's context over it that refuses articles without a title. */
function over(files: Record<string, string>) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const kept = new Map<string, unknown>([['kept', 'from before']]);
  const context = {
    store: {
      clear: () => kept.clear(),
      set: (entry: { id: string }) => kept.set(entry.id, entry),
    },
    parseData: async ({ data, filePath }: { data: { title?: string }; filePath: string }) => {
      if (!data.title) throw new Error(`${filePath}: title is missing`);
      return data;
    },
    generateDigest: (text: string) => `${text.length}`,
  } as unknown as LoaderContext;
  return { kept, load: () => articleLoader(folder).load(context) };
}

test('an article is stored as written, under the slug of its file', async () => {
  const { kept, load } = over({
    'High Tides.md': '---\ntitle: Tides\ndate: 2026-01-31\n---\nThe **sea** rises.\n',
    'notes.txt': 'not an article',
  });
  await load();
  expect([...kept.keys()]).toEqual(['high-tides']);
  expect(kept.get('high-tides')).toMatchObject({ data: { title: 'Tides', date: '2026-01-31' } });
  expect(kept.get('high-tides')).toHaveProperty(
    'body',
    expect.stringContaining('The **sea** rises.'),
  );
});

test('an article that does not match its schema is named in the error, and the previous version stays', async () => {
  const { kept, load } = over({
    'tides.md': '---\ntitle: Tides\n---\na',
    'bad.md': '---\norder: 1\n---\nb',
  });
  await expect(load()).rejects.toThrow(/bad\.md: title is missing/);
  expect([...kept.keys()]).toEqual(['kept']);
});
