import { satteri, satteriCollectHastText } from '@astrojs/markdown-satteri';
import type { MarkdownHeading } from 'astro';
import type { CollectionEntry } from 'astro:content';
import type { Element } from 'hast';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { HastPluginDefinition } from 'satteri';
import { fillWords } from '../i18n/fill-words.ts';
import type { Picture } from '../ui/picture.ts';
import { embedProps } from './embeds.ts';
import { videoProps } from './videos.ts';
import type { BlogLabels } from '../schema/blog.ts';
import { embed as embedSchema } from '../fields/embed.ts';
import type { Image } from '../fields/image.ts';
import { video as videoSchema } from '../fields/video.ts';
import type { InterfaceWords } from '../schema/words.ts';
import { Embed } from '../ui/Embed.tsx';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import { Video } from '../ui/Video.tsx';
import {
  alerts,
  articleLink,
  parseBlock,
  captionBefore,
  element,
  fieldBlocks,
  footnotes,
  headingIds,
  isElement,
  languageNames,
  picturePath,
} from './markdown.ts';
import { rewriteLinks } from './rewrite-links.ts';
import { plainCode } from './plain-code.ts';

export type ArticleWords = Pick<BlogLabels, 'footnotes' | 'footnoteBack' | 'notToRun' | 'sample'> &
  Pick<InterfaceWords, 'alerts' | 'video' | 'embed'>;

type FindPicture = (src: string) => Promise<Picture | undefined>;

type Options = {
  title: string;
  words: ArticleWords;
  find: FindPicture;
  /** Whether samples and tables get the wrappers that the site's style sheets and scripts need. */
  framed: boolean;
};

const renderer = await satteri({
  features: { gfm: { footnotes } },
  mdastPlugins: [languageNames],
  hastPlugins: [
    headingIds,
    ({ data }) => alerts((data.astro?.frontmatter as Options).words.alerts),
    ({ data }) => articlePlugin(data.astro?.frontmatter as Options),
  ],
}).createRenderer({
  syntaxHighlight: { type: 'shiki', excludeLangs: Object.keys(fieldBlocks) },
  // These variables are names that plainCode replaces with the classes of src/styles/code.css.
  shikiConfig: { theme: 'css-variables', transformers: [plainCode] },
});

/**
 * Renders an article, and returns the headings for its table of contents.
 *
 * @param options.framed is false for a feed
 */
export async function articleHtml(
  { body, data }: Pick<CollectionEntry<'articles'>, 'body'> & { data: { title: string } },
  find: FindPicture,
  words: ArticleWords,
  { framed = true } = {},
): Promise<{ html: string; headings: MarkdownHeading[] }> {
  const options: Options = { title: data.title, words, find, framed };
  const { code, metadata } = await renderer.render(body ?? '', { frontmatter: options });
  return { html: rewriteLinks(code), headings: metadata.headings };
}

/** Transforms the elements of an article whose output differs from plain Markdown, in document order. */
function articlePlugin({ title, words, find, framed }: Options): HastPluginDefinition {
  let heading = title;
  let samples = 0;
  let columns: string[] = [];
  return {
    name: 'article',
    element: [
      {
        filter: ['h2', 'h3', 'h4', 'h5', 'h6'],
        visit(node, context) {
          heading = context.textContent(node);
          if (node.properties.id !== footnotes.label) return undefined;
          return element('h2', { id: footnotes.label }, [text(words.footnotes)]);
        },
      },
      {
        // Put the <sup> inside the link, which then has the style of links in text.
        filter: ['sup'],
        visit({ children: [link] }) {
          if (link?.type !== 'element' || !link.properties.dataFootnoteRef) return undefined;
          return { ...link, children: [element('sup', {}, link.children)] };
        },
      },
      {
        filter: ['a'],
        visit(node, context) {
          const { href } = node.properties;
          if (typeof href === 'string') context.setProperty(node, 'href', articleLink(href));
          const [, number] = /^footnote-back (.+)$/.exec(String(node.properties.ariaLabel)) ?? [];
          if (number)
            context.setProperty(node, 'ariaLabel', fillWords(words.footnoteBack, { number }));
        },
      },
      {
        // A disabled checkbox would be a field without a label, and does not show in print and feeds.
        filter: ['input'],
        visit: ({ properties: { checked } }) =>
          element('span', { dataTask: true }, [text(checked ? '☑' : '☐')]),
      },
      {
        filter: ['pre'],
        async visit(node, context) {
          const [code] = node.children;
          const language = code?.type === 'element' && String(code.properties.className);
          if (language === 'language-video') return raw(await videoOf(context.textContent(node)));
          if (language === 'language-embed') return raw(await embedOf(context.textContent(node)));
          return framed ? framedSample(node) : undefined;
        },
      },
      {
        filter: ['table'],
        visit(node, context) {
          const found = captionBefore(
            context.parent(node).children.slice(0, context.indexOf(node)),
          );
          if (found) {
            context.removeNode(found.paragraph);
            context.prependChild(node, element('caption', {}, found.caption));
          }
          if (!framed) return;
          columns = headersOf(node).map((cell) => satteriCollectHastText(cell, undefined));
          const name = found
            ? satteriCollectHastText(element('p', {}, found.caption), undefined)
            : title;
          const className = ['article-table', 'data-table', 'scrolling-table'];
          context.wrapNode(node, element('div', { className, role: 'group', ariaLabel: name }));
        },
      },
      {
        // On a phone, rows are blocks: the first cell is the heading, and the others show the names of their columns.
        filter: ['td'],
        visit(node, context) {
          if (!framed) return;
          const cells = context
            .parent(node)
            .children.slice(0, context.indexOf(node))
            .filter(isElement);
          // With two columns, the second needs no name in every row, as in bands/table.
          const name = columns.length > 2 && cells.length > 0 && columns[cells.length];
          if (name) context.setProperty(node, 'dataColumn', name);
        },
      },
      {
        filter: ['img'],
        async visit(node, context) {
          const path = picturePath(decodeURI(String(node.properties.src)));
          if (path === undefined) return;
          const around = context.parent(node);
          const isAlone =
            isElement(around) && around.tagName === 'p' && around.children.length === 1;
          const html = raw(await pictureOf(node.properties, path, isAlone));
          context.replaceNode(isAlone ? around : node, html);
        },
      },
    ],
  };

  /**
   * Wraps a sample, so that its button does not scroll with the code. A `text` sample is wrong on purpose or no code,
   * and says so instead of naming a language. The highlighter's own attributes are removed.
   */
  function framedSample({ properties, children }: Readonly<Element>): Element {
    samples += 1;
    const language = String(properties.dataLanguage);
    const isPlain = language === 'text' || language === 'plaintext';
    const name = fillWords(words.sample, { number: `${samples}`, heading });
    return element(
      'div',
      { className: ['code-sample', ...(isPlain ? ['code-sample-plain'] : [])] },
      [
        element('p', { className: ['code-sample-head', 'label-text'] }, [
          text(isPlain ? words.notToRun : language),
        ]),
        element('pre', { className: ['astro-code'], role: 'group', ariaLabel: name }, children),
      ],
    );
  }

  async function videoOf(written: string): Promise<ReactElement> {
    const settings = videoSchema.parse(parseBlock(written));
    return createElement(Video, videoProps(settings, words.video, await stillOf(settings.image)));
  }

  async function embedOf(written: string): Promise<ReactElement | null> {
    const settings = embedSchema.parse(parseBlock(written));
    // The check reports the missing words.
    if (!words.embed) return null;
    return createElement(Embed, embedProps(settings, words.embed, await stillOf(settings.image)));
  }

  async function stillOf(image: Image | undefined): Promise<Picture | undefined> {
    const still = image && (await find(image.src));
    return still && { ...still, alt: image.alt ?? '', focus: image.focus };
  }

  /** A picture in a paragraph of its own becomes a figure, with its Markdown title as the caption. */
  async function pictureOf({ alt, title }: Element['properties'], path: string, isAlone: boolean) {
    const picture = await find(path);
    if (!picture) return null;
    const frame = createElement(PictureFrame, { picture: { ...picture, alt: String(alt ?? '') } });
    const caption =
      title && createElement('figcaption', { className: 'label-text mt-2' }, String(title));
    return isAlone ? createElement('figure', null, frame, caption) : frame;
  }
}

const text = (value: string) => ({ type: 'text' as const, value });
const raw = (shown: ReactElement | null) => ({
  type: 'raw' as const,
  value: renderToStaticMarkup(shown),
});

const headersOf = (node: Readonly<Element>): Element[] =>
  node.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'th' ? [child] : headersOf(child)));
