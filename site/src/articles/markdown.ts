import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Nodes } from 'hast';
import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import { parse } from 'yaml';
import { decodeOrKeep } from '../addresses/decode-or-keep.ts';
import { slugOfFile } from '../addresses/slug.ts';
import { embed } from '../fields/embed.ts';
import { video } from '../fields/video.ts';
import type { InterfaceWords } from '../schema/words.ts';

// Markdown extensions that the pages and the check of a company's folder share.

/**
 * Tokens for the words around footnotes (https://github.github.com/gfm/ has them since 2021): the renderer is created
 * once, and the words depend on the company.
 */
export const footnotes = {
  label: 'footnote-label',
  backLabel: 'footnote-back {reference}',
  clobberPrefix: '',
};

/** The languages of fenced blocks that contain fields instead of code. */
export const fieldBlocks = { video, embed } as const;

/** Parses such a block. Every value is a string, even an unquoted number, except `true`. */
export const parseBlock = (text: string): unknown => withTrue(parse(text, { schema: 'failsafe' }));

function withTrue(data: unknown): unknown {
  if (data === 'true') return true;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [key, withTrue(value)]),
  );
}

/**
 * Returns the path of an article's picture below `pictures/`; undefined if it is elsewhere.
 *
 * @param path relative to the article, as editors expect, or to the company's folder
 * @example picturePath('../pictures/team/ada.jpg') // 'team/ada.jpg'
 */
export const picturePath = (path: string): string | undefined =>
  /^(?:\.\.\/|\.\/)?pictures\/(.+)$/.exec(path)?.[1];

/**
 * Resolves a link in an article. A relative link leads to another article, with or without the extension of its file,
 * so that it works in editors too.
 *
 * @example articleLink('./three-names.md#why') // '/blog/three-names#why'
 */
export function articleLink(link: string): string {
  const base = 'http://site.invalid/articles/';
  if (/^(?:[a-z][a-z\d+.-]*:|[/\\#]|$)/i.test(link) || !URL.canParse(link, base)) return link;
  const { pathname, search, hash } = new URL(link, base);
  const [, file] = /^\/articles\/([^/]+)$/.exec(pathname) ?? [];
  const path = file
    ? `/blog/${slugOfFile(decodeOrKeep(file))}`
    : pathname.replace(/^\/articles/, '/blog');
  return path + search + hash;
}

export const isElement = (node: Readonly<Nodes> | undefined): node is Element =>
  node?.type === 'element';

/**
 * Finds the caption of a table: a preceding paragraph that starts with `Table:`, as in Pandoc:
 * https://pandoc.org/MANUAL.html#extension-table_captions
 *
 * @param before the siblings before the table
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

/** Accepts the language of a sample in any case, and with suffixes that other programs use: `TS{2}`. */
export const languageNames: MdastPluginDefinition = {
  name: 'names of languages',
  code(node, context) {
    const [language = ''] = /^[^\s{:,]*/.exec(node.lang ?? '') ?? [];
    if (language) context.setProperty(node, 'lang', language.toLowerCase());
  },
};

/** Ids that the layout of an article uses. */
const reservedIds = ['main', 'side-menu', 'services-panel', 'industries-panel', 'related'];

/** Creates a slugger for ids of headings that avoids those of the page's layout. */
export function newSlugger(others: readonly string[] = []): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of [...reservedIds, ...others]) slugger.slug(id);
  return slugger;
}

export const headingIds = (): HastPluginDefinition => headingIdsPlugin(newSlugger());

export function headingIdsPlugin(slugger: GithubSlugger): HastPluginDefinition {
  return {
    name: 'ids of headings',
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit(node, context) {
        if (node.properties.id) return;
        const id = slugger.slug(context.textContent(node));
        const isEmpty = /^(?:-\d+)?$/.test(id);
        context.setProperty(node, 'id', isEmpty ? slugger.slug('section') : id);
      },
    },
  };
}

export type AlertWords = InterfaceWords['alerts'];
export const alertKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;

const alertMarker = new RegExp(`^\\[!(${alertKinds.join('|')})\\][ \\t]*(?:\\n|$)`, 'i');

/** Returns the kind and the content of an alert, a quote that starts with `[!NOTE]` as on GitHub. */
export function readAlert({ children }: Readonly<Element>) {
  const start = children.findIndex(isElement);
  const [first, ...others] = children.slice(start);
  if (!isElement(first)) return undefined;
  const [text, ...rest] = first.children;
  const [all, name = ''] = (text?.type === 'text' && alertMarker.exec(text.value)) || [];
  const kind = alertKinds.find((kind) => kind === name.toLowerCase());
  if (!kind || all === undefined || text?.type !== 'text') return undefined;
  const [following] = rest;
  if (isElement(following) && following.tagName === 'br') rest.shift();
  const words = { ...text, value: text.value.slice(all.length) };
  const content = words.value || rest.length > 0 ? [{ ...first, children: [words, ...rest] }] : [];
  return { kind, children: [...content, ...others] };
}

/** Renders alerts with their titles. */
export const alerts = (words: AlertWords): HastPluginDefinition => ({
  name: 'alerts',
  element: {
    filter: ['blockquote'],
    visit(node) {
      const alert = readAlert(node);
      if (!alert) return undefined;
      const className = ['markdown-alert', `markdown-alert-${alert.kind}`];
      const name = element('strong', {}, [{ type: 'text', value: words[alert.kind] }]);
      return element('div', { className, role: 'note' }, [
        element('p', {}, [name]),
        ...alert.children,
      ]);
    },
  },
});

export const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });
