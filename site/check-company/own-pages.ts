import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { files, matches, type FileKind } from '../src/schema/files.ts';
import type { Fault } from './fault.ts';
import type { Read } from './kinds.ts';
import { nearest } from './nearest.ts';

/** Addresses that are something else: of the product, or of what serves the site. */
const taken = [
  '404',
  'api',
  'art',
  'headers',
  'home',
  'index',
  'livez',
  'metrics',
  'readyz',
  'share',
];

/** Finds pages of the company's own that cannot be at the address that their file names. */
export function ownPageFaults(folder: string, read: Read[]): Fault[] {
  const missing = Object.values(files)
    .filter((kind: FileKind) => !kind.mayBeMissing && kind.path.startsWith('pages/'))
    .filter((kind) => !read.some(({ source }) => matches(kind, source.file)))
    .map(({ path }) => path);
  return read
    .filter(({ kind }) => kind === files.pages)
    .flatMap(({ source: { file } }): Fault[] => {
      const slug = basename(file, '.yaml');
      const at = { file, line: 1 };
      const meant = nearest(file, missing);
      if (meant) {
        const wrong = `nothing reads this file; did you mean ${meant}?`;
        return [{ ...at, wrong, fix: `name it ${meant}, or take it away.` }];
      }
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
        const wrong = `“${slug}” cannot be the address of a page.`;
        return [{ ...at, wrong, fix: 'name the file with small letters, digits and hyphens.' }];
      }
      if (taken.includes(slug)) {
        const wrong = `/${slug} is the address of something else.`;
        return [{ ...at, wrong, fix: 'give the file another name.' }];
      }
      const beside = [slug, `${slug}.html`].find((name) =>
        existsSync(join(folder, 'public', name)),
      );
      if (!beside) return [];
      const wrong = `public/${beside} is at the same address.`;
      return [{ ...at, wrong, fix: 'give one of the two another name.' }];
    });
}
