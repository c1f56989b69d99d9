import { satteri } from '@astrojs/markdown-satteri';
import type { Element, ElementContent, Nodes } from 'hast';
import { parse } from 'yaml';
import { decoded } from '../lib/decoded.ts';
import { slugOfFile } from '../lib/slug.ts';

// How Markdown is written, for the pages and for the check of a company's folder.

/**
 * What the renderer writes around footnotes (https://github.github.com/gfm/ has them since 2021): tokens, since it is
 * made once and the words are the company's.
 */
export const footnotes = {
  label: 'footnote-label',
  backLabel: 'footnote-back {reference}',
  clobberPrefix: '',
};

/** The language of a fenced block that is a video and no code. */
export const VIDEO = 'video';

/** The block of a video as data: every value is text, also a number without quotes, except true. */
export const videoData = (text: string): unknown => withTrue(parse(text, { schema: 'failsafe' }));

function withTrue(data: unknown): unknown {
  if (data === 'true') return true;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [key, withTrue(value)]),
  );
}

/**
 * The picture that an article shows, by its path below `pictures/`; undefined when the path leads elsewhere.
 *
 * @param path as written: from the article, which editors show too, or from the company's folder
 * @example picturePath('../pictures/team/ada.jpg') // 'team/ada.jpg'
 */
export const picturePath = (path: string): string | undefined =>
  /^(?:\.\.\/|\.\/)?pictures\/(.+)$/.exec(path)?.[1];

/**
 * The address that a link in an article leads to. A relative one leads to another article, with or without the ending of
 * its file, so that it works in editors too.
 *
 * @example articleLink('./three-names.md#why') // '/blog/three-names#why'
 */
export function articleLink(to: string): string {
  const base = 'http://site.invalid/articles/';
  if (/^(?:[a-z][a-z\d+.-]*:|[/\\#]|$)/i.test(to) || !URL.canParse(to, base)) return to;
  const { pathname, search, hash } = new URL(to, base);
  const [, file] = /^\/articles\/([^/]+)$/.exec(pathname) ?? [];
  const path = file
    ? `/blog/${slugOfFile(decoded(file))}`
    : pathname.replace(/^\/articles/, '/blog');
  return path + search + hash;
}

export const isElement = (node: Readonly<Nodes> | undefined): node is Element =>
  node?.type === 'element';

/**
 * The paragraph before a table that is its caption, after `Table:`, as Pandoc writes it:
 * https://pandoc.org/MANUAL.html#extension-table_captions
 *
 * @param before the siblings of the table that stand before it
 */
export function captionBefore(before: readonly Nodes[]) {
  const paragraph = before.findLast((node) => node.type !== 'text' || node.value.trim() !== '');
  if (!isElement(paragraph) || paragraph.tagName !== 'p') return undefined;
  const [first, ...rest] = paragraph.children;
  if (first?.type !== 'text' || !first.value.startsWith('Table: ')) return undefined;
  const words = { type: 'text' as const, value: first.value.slice('Table: '.length) };
  const caption: ElementContent[] = [words, ...rest];
  return { paragraph, caption };
}

const renderer = await satteri().createRenderer({ syntaxHighlight: false });

/** Markdown of a band as HTML. */
export async function markdownHtml(markdown: string): Promise<string> {
  return (await renderer.render(markdown)).code;
}
