import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bandKinds } from '../src/lib/band-kinds.ts';
import type { BandKind } from '../src/schema/bands/bands.ts';
import { usedBands } from './bands.ts';

// A utility is in the sheet of every page as soon as one source names it, whether a page shows that source or not.

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** Sources whose words are no utilities of their own, even where they look like one. */
const withoutClasses = ['schema', 'queries', 'seo', 'pictures', 'inline', 'middleware.ts'];

/**
 * The files and folders that Tailwind need not read for a company: what none of its pages shows.
 *
 * @param folder the company's, an absolute path
 */
export function unseenSources(folder: string): string[] {
  const used = new Set(Object.values(usedBands(folder)).flatMap((kinds) => [...kinds]));
  const needed = new Set([...used].map((kind) => bandKinds[kind].part));
  const unused = (Object.keys(bandKinds) as BandKind[]).map((kind) => bandKinds[kind].part);
  const videos = used.has('video') || hasVideos(join(folder, 'articles'));
  return [
    ...[...withoutClasses, 'sections/kit', ...(videos ? [] : ['ui/Video.tsx']), ...unused]
      .filter((part) => !needed.has(part))
      .map((part) => join(source, part)),
    join(folder, 'art/Kit.tsx'),
  ];
}

/** Whether an article has one: site/src/articles/video-block.ts */
const hasVideos = (articles: string) =>
  existsSync(articles) &&
  readdirSync(articles)
    .filter((name) => name.endsWith('.md'))
    .some((name) => /^\s*(```|~~~)\s*video\b/m.test(readFileSync(join(articles, name), 'utf8')));
