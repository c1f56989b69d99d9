import { tagKey } from '../src/articles/tags.ts';
import { slugOf } from '../src/lib/slug.ts';
import { files, type FileKind } from '../src/schema/files.ts';
import type { Fault } from './fault.ts';
import { fields, type Read } from './kinds.ts';

/** The subjects of an article, whatever its front matter holds. */
export function tagsIn(data: unknown): string[] {
  const { tags } = fields(data);
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}

/** Finds subjects that articles spell in two ways, which would have two pages, and those without an address. */
export function misspelledTags(read: Read[]): Fault[] {
  const seen = new Map<string, { name: string; place: string }>();
  const articles = read.filter(({ kind }: { kind: FileKind }) => kind === files.articles);
  return articles.flatMap(({ source }) =>
    tagsIn(source.data).flatMap((name, index): Fault[] => {
      const line = source.line(['tags', index]);
      const fault = (wrong: string, fix: string): Fault[] => [
        { file: source.file, line, field: `tags[${index}]`, wrong, fix },
      ];
      if (slugOf(name) === '')
        return fault(
          `“${name}” has no letter for an address.`,
          'write it with a letter from a to z, or a digit.',
        );
      const first = seen.get(tagKey(name));
      if (!first) seen.set(tagKey(name), { name, place: `${source.file}:${line}` });
      if (!first || first.name === name) return [];
      return fault(
        `the subject “${name}” is spelled “${first.name}” in ${first.place}.`,
        `write ${first.name} in both, or give one another name.`,
      );
    }),
  );
}
