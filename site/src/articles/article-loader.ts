import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { parse } from 'yaml';
import { slugOfFile } from '../lib/slug.ts';
import { frontMatter, readText } from '../lib/text-files.ts';

/**
 * The articles of a folder, as they are written. Astro's own loader keeps what it has rendered: a
 * thousand articles would take 3.5 GB to build. See docs/decisions/0009-articles.md.
 *
 * @param folder with the Markdown files, an absolute path
 */
export function articleLoader(folder: string): Loader {
  return {
    name: 'articles',
    async load(context) {
      await readAll(folder, context);
      context.watcher?.add(folder);
      context.watcher?.on('all', (_, path) => {
        if (!path.startsWith(folder)) return;
        readAll(folder, context).catch((error: unknown) => context.logger.error(String(error)));
      });
    },
  };
}

async function readAll(folder: string, { store, parseData, generateDigest }: LoaderContext) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const entries = await Promise.all(
    files.map(async (file) => {
      const filePath = join(folder, file);
      const text = readText(filePath);
      const { yaml = '', body } = frontMatter(text) ?? {};
      const id = slugOfFile(file);
      const data = await parseData({ id, data: (parse(yaml) ?? {}) as object, filePath });
      return { id, data, body, digest: generateDigest(text) };
    }),
  );
  // One that does not fit its schema leaves the others as they were.
  store.clear();
  for (const entry of entries) store.set(entry);
}
