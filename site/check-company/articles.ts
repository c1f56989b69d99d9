import { satteri } from '@astrojs/markdown-satteri';
import { withCaptions } from '../src/articles/article-tables.ts';
import { picturePath } from '../src/articles/picture-path.ts';
import type { Fault } from './fault.ts';
import type { Source } from './source.ts';

/** An article, with its links and pictures, and the ids that links can lead to. */
export type Article = {
  slug: string;
  ids: string[];
  /** In their order, with their lines. */
  links: { to: string; line: number; picture: boolean }[];
  /** By their paths below pictures/, with their lines. */
  pictures: { name: string; line: number }[];
  faults: Fault[];
};

// The same renderer as for the pages, so that headings get the same ids.
const renderer = await satteri().createRenderer({ syntaxHighlight: false });

/** Reads the text of an article. */
export async function readArticle(source: Source): Promise<Article> {
  const slug = source.file.replace(/^.*\/|\.md$/g, '');
  const { code, metadata } = await renderer.render(source.body);
  const ids = [...code.matchAll(/<[^>]*\sid="([^"]*)"/g)].map(([, id = '']) => plain(id));
  const shown = metadata.localImagePaths.map((path) => ({
    path,
    name: picturePath(path),
    line: source.bodyLine(path),
  }));
  const faults: Fault[] = shown
    .filter(({ name }) => name === undefined)
    .map(({ path, line }) => ({
      file: source.file,
      line,
      wrong: `the picture “${path}” is not in the company's pictures/.`,
      fix: `put it there, and write ../pictures/${path.replace(/^.*\//, '')}.`,
    }));
  try {
    withCaptions(code, slug);
  } catch {
    faults.push({
      file: source.file,
      line: source.bodyLine('|'),
      wrong: 'a table has no caption, by which people who do not see it find it.',
      fix: 'write a paragraph before it: “Table: what it shows”.',
    });
  }

  let from = 0;
  const links = [...code.matchAll(/<(a|img)\b[^>]*\s(?:href|src)="([^"]*)"/g)].map(
    ([, tag, value = '']) => {
      const to = plain(value);
      const at = source.body.indexOf(to, from);
      if (at >= 0) from = at + to.length;
      return { to, line: source.bodyLine(to, Math.max(at, 0)), picture: tag === 'img' };
    },
  );
  const pictures = shown.flatMap(({ name, line }) => (name === undefined ? [] : [{ name, line }]));
  return { slug, ids, links, pictures, faults };
}

const plain = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
