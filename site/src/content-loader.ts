import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { parse } from 'yaml';
import { slugOfFile } from './addresses/slug.ts';
import { frontMatter, readText } from './files/text-files.ts';

type Entry = { id: string; data: Record<string, unknown>; body?: string };

type Read = (file: string, data: unknown, body?: string) => Entry[];

const asOne: Read = (_, data) => [{ id: 'main', data: data as Entry['data'] }];

const asList: Read = (_, data) =>
  (data as Entry['data'][]).map((entry, order) => ({
    id: String(entry.id),
    data: { ...entry, order },
  }));

const asPage: Read = (file, data, body) => [
  { id: slugOfFile(file), data: data as Entry['data'], ...(body !== undefined && { body }) },
];

/**
 * Loads the content of a company's files as written. A file with an error keeps its last valid content without a
 * message, because the check of the folder reports the error. Astro's own loaders would report it twice and cache
 * rendered articles: docs/decisions/0009-articles.md.
 *
 * @param path absolute; with `*` in place of the name, every file of the folder is a page
 * @param except files of the folder to skip
 */
export function contentLoader(
  path: string,
  { list = false, except = [] }: { list?: boolean | undefined; except?: readonly string[] } = {},
): Loader {
  const folder = dirname(path);
  const [start = '', end] = basename(path).split('*');
  const isOwn = (file: string) =>
    end === undefined ? file === start : file.endsWith(end) && !except.includes(file);
  const oneOf = end === undefined ? asOne : asPage;
  const entriesOf = list ? asList : oneOf;
  const known = new Map<string, Entry[]>();

  async function load({ store, parseData }: LoaderContext) {
    const files = existsSync(folder) ? readdirSync(folder).filter(isOwn).sort() : [];
    for (const file of files) {
      const filePath = join(folder, file);
      const text = readText(filePath);
      try {
        const { yaml, body } = file.endsWith('.md')
          ? (frontMatter(text) ?? { yaml: '' })
          : { yaml: text };
        const entries = entriesOf(file, parse(yaml), body).map(async (entry) => ({
          ...entry,
          data: await parseData({ ...entry, filePath }),
        }));
        known.set(file, await Promise.all(entries));
      } catch {
        // Keep the last valid content of the file.
      }
    }
    store.clear();
    for (const entry of files.flatMap((file) => known.get(file) ?? [])) store.set(entry);
  }

  return {
    name: 'company',
    async load(context) {
      await load(context);
      let last = Promise.resolve();
      context.watcher?.add(folder);
      context.watcher?.on('all', (_, changed) => {
        if (dirname(changed) === folder && isOwn(basename(changed)))
          last = last.then(() => load(context));
      });
    },
  };
}
