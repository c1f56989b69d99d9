import { satteri } from '@astrojs/markdown-satteri';
import { Parser } from 'htmlparser2';
import type { MdastNode } from 'satteri';
import { bundledLanguages } from 'shiki/langs';
import {
  readAlert,
  alertKinds,
  parseBlock,
  captionBefore,
  fieldBlocks,
  footnotes,
  headingIds,
  isElement,
  languageNames,
  picturePath,
} from '../../src/articles/markdown.ts';
import { decodeOrKeep } from '../../src/addresses/decode-or-keep.ts';
import { nearestName, didYouMean, type FileProblem, type ProblemText } from './file-problem.ts';
import { asRecord, asList, type Source } from './read.ts';
import { schemaMismatches } from './schema.ts';

type Link = { to: string; line: number; isPicture: boolean };

/** An article with its links and pictures, and the ids that links can target. */
export type ParsedArticle = {
  file: string;
  slug: string;
  ids: string[];
  links: Link[];
  pictures: { name: string; line: number }[];
  problems: FileProblem[];
};

type Code = Extract<MdastNode, { type: 'code' }>;
type MarkdownContents = {
  text: string;
  links: Link[];
  problems: (ProblemText & { line: number })[];
  samples: Code[];
  uncaptionedTables: number[];
};
type Positioned = { position?: { start: { line: number } } | undefined };

const lineOf = ({ position }: Positioned) => position?.start.line ?? 1;
const contentsOf = ({ data }: { data: { astro?: { frontmatter: unknown } } }) =>
  data.astro?.frontmatter as MarkdownContents;

// The pages' renderer, so that headings get the same ids.
const renderer = await satteri({
  features: { gfm: { footnotes } },
  mdastPlugins: [
    languageNames,
    (document) => {
      const found = contentsOf(document);
      return {
        name: 'what an article shows',
        options: { position: true },
        code: (node) => void found.samples.push({ ...node, position: node.position }),
        text(node) {
          for (const { 0: reference, index } of node.value.matchAll(/\[\^[^\]\s]+\]/g))
            if (!found.text.includes(`\\${reference}`))
              found.problems.push({
                line: lineOf(node) + node.value.slice(0, index).split('\n').length - 1,
                message: `the footnote ${reference} is not defined.`,
                fix: `add a line “${reference}: The text of the footnote”; or write \\${reference} if it is not a footnote.`,
              });
        },
        html(node) {
          const parser = new Parser({
            onopentag(tag, attributes) {
              const before = node.value.slice(0, parser.startIndex).split('\n').length - 1;
              collectLinks(found, tag, attributes, lineOf(node) + before);
            },
          });
          parser.end(node.value);
        },
      };
    },
  ],
  hastPlugins: [
    headingIds,
    (document) => ({
      name: 'what Markdown makes',
      options: { position: true },
      element: [
        {
          filter: ['a', 'h1', 'img'],
          visit(node, context) {
            const { href, src } = node.properties;
            const attributes = typeof href === 'string' ? { href } : { src: String(src) };
            collectLinks(contentsOf(document), node.tagName, attributes, lineOf(node));
            const hasWords =
              /\S/.test(context.textContent(node)) ||
              node.children.some((child) => isElement(child) && child.properties.alt);
            if (node.tagName === 'a' && !hasWords)
              contentsOf(document).problems.push({
                line: lineOf(node),
                message: `the link to “${String(href)}” has no text.`,
                fix: 'write the text of the link between the brackets: [our services](/services).',
              });
          },
        },
        {
          filter: ['blockquote'],
          visit(node, context) {
            const [start] = /^\s*\[!.*/.exec(context.textContent(node)) ?? [];
            if (start === undefined || readAlert(node)) return;
            contentsOf(document).problems.push({
              line: lineOf(node),
              message: `“${start.trim()}” is not a kind of alert.`,
              fix: `write one of ${alertKinds.map((kind) => `[!${kind.toUpperCase()}]`).join(', ')}, alone on its line, with the text on the lines below.`,
            });
          },
        },
      ],
    }),
    (document) => ({
      name: 'tables without a caption',
      options: { position: true },
      element: {
        filter: ['table'],
        visit(node, context) {
          const before = context.parent(node).children.slice(0, context.indexOf(node));
          if (!captionBefore(before)) contentsOf(document).uncaptionedTables.push(lineOf(node));
        },
      },
    }),
  ],
}).createRenderer({ syntaxHighlight: false });

/** Collects an element's link, picture and external resources. */
function collectLinks(
  found: MarkdownContents,
  tag: string,
  attributes: Record<string, string>,
  line: number,
) {
  const problems = forbiddenContent(tag, attributes);
  found.problems.push(...problems.map((problem) => ({ ...problem, line })));
  const isPicture = tag === 'img';
  const to = { img: attributes.src, a: attributes.href }[tag];
  const isWithin = isPicture && to?.startsWith('data:');
  if (to !== undefined && problems.length === 0 && !isWithin)
    found.links.push({ to, line, isPicture });
}

const EMBED_FIX =
  'link to the page, or use a fenced block with the language embed (or video, for a video).';
const THEME_FIX = 'remove it; colors and fonts are in brand/theme.yaml.';

/** Elements that a text may not contain, and their alternatives. */
const FORBIDDEN_ELEMENTS: Partial<Record<string, string>> = {
  base: 'remove it, and write full URLs.',
  embed: EMBED_FIX,
  frame: EMBED_FIX,
  h1: 'the title is already the heading of the page; begin sections with ##.',
  iframe: EMBED_FIX,
  link: THEME_FIX,
  meta: 'remove it; title and description are fields.',
  object: EMBED_FIX,
  script: 'remove it, and link to the page with that content.',
  style: THEME_FIX,
};

/** Finds parts of an element that browsers do not load or run on the pages. */
function forbiddenContent(tag: string, attributes: Record<string, string>): ProblemText[] {
  const fix = FORBIDDEN_ELEMENTS[tag];
  if (fix) return [{ message: `<${tag}> is not allowed in text.`, fix }];
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (/^on[a-z]/i.test(name))
      return [
        {
          message: `the attribute ${name} of <${tag}> is not allowed, because pages run no inline scripts.`,
          fix: 'remove it.',
        },
      ];
    const isLoaded = ['src', 'srcset', 'poster', 'data'].includes(name);
    if (!isLoaded || !/(?:^|,)\s*(?:https?:)?\/\//i.test(value)) return [];
    return [
      {
        message: `“${value}” is on another site, and pages load nothing from other sites.`,
        fix:
          tag === 'img' || name === 'poster'
            ? 'put the picture into pictures/, and write ![What it shows](../pictures/name.jpg) in an article; elsewhere put it into public/, and write /name.jpg.'
            : 'put the file into public/, and write /name.mp4; or write a block of the language video.',
      },
    ];
  });
}

/** Parses Markdown as the pages do. */
export async function readMarkdown(text: string): Promise<MarkdownContents & { html: string }> {
  const found: MarkdownContents = {
    text,
    links: [],
    problems: [],
    samples: [],
    uncaptionedTables: [],
  };
  const { code } = await renderer.render(text, { frontmatter: found });
  return { ...found, html: code };
}

export async function readArticle(source: Source): Promise<ParsedArticle> {
  const { html, ...found } = await readMarkdown(source.body);
  const ids: string[] = [];
  new Parser({ onopentag: (_, { id }) => id !== undefined && ids.push(id) }).end(html);
  const fileLine = (line: number) => source.bodyStart + line - 1;
  const problemAt = (line: number, message: string, fix: string): FileProblem => ({
    file: source.file,
    line: fileLine(line),
    message,
    fix,
  });
  const { file, slug } = source;
  const article: ParsedArticle = { file, slug, ids, links: [], pictures: [], problems: [] };
  for (const { to, line, isPicture } of found.links) {
    const isLocal = isPicture && !to.startsWith('/') && !URL.canParse(to);
    const name = isLocal ? picturePath(decodeOrKeep(to)) : undefined;
    if (!isLocal) article.links.push({ to, line: fileLine(line), isPicture });
    else if (name !== undefined) article.pictures.push({ name, line: fileLine(line) });
    else
      article.problems.push(
        problemAt(
          line,
          `the picture “${to}” is not in the company's pictures/.`,
          `put it there, and write ../pictures/${to.replace(/^.*\//, '')}.`,
        ),
      );
  }
  for (const { line, message, fix } of found.problems)
    article.problems.push(problemAt(line, message, fix));
  for (const line of found.uncaptionedTables)
    article.problems.push(
      problemAt(
        line,
        'the table has no caption, which screen readers need to announce it.',
        'write a paragraph before it: “Table: what it shows”.',
      ),
    );
  for (const sample of found.samples) {
    const language = sample.lang ?? '';
    if (isFieldBlock(language)) checkBlock(sample, language);
    else if (!PLAIN_TEXT_LANGUAGES.includes(language) && !(language in bundledLanguages)) {
      const known = Object.keys(bundledLanguages);
      const suggestion = nearestName(language, known);
      article.problems.push(
        problemAt(
          lineOf(sample),
          `the language “${language}” of this code sample is unknown${didYouMean(language, known)}`,
          `write ${suggestion ?? 'its name as in https://shiki.style/languages'}, or “text” if it is not code.`,
        ),
      );
    }
  }
  return article;

  /** Returns the problems of a video or an embedded page, and the files and the picture that it names. */
  function checkBlock(sample: Code, language: keyof typeof fieldBlocks) {
    const lineOfField = (key: string) =>
      lineOf(sample) + 1 + sample.value.split('\n').findIndex((one) => one.startsWith(`${key}:`));
    let data: unknown;
    try {
      data = parseBlock(sample.value);
    } catch {
      const [name, fix] = UNREADABLE_BLOCKS[language];
      article.problems.push(problemAt(lineOf(sample), `the block of ${name} cannot be read.`, fix));
      return;
    }
    const { file, captions, image } = asRecord(data);
    const { src } = asRecord(image);
    for (const problem of schemaMismatches(source, fieldBlocks[language], data)) {
      const key = problem.field?.replace(/[.[].*/, '') ?? '';
      article.problems.push({ ...problem, line: fileLine(lineOfField(key)) });
    }
    for (const [key, to] of Object.entries({ file, captions }))
      if (typeof to === 'string')
        article.links.push({ to, line: fileLine(lineOfField(key)), isPicture: false });
    if (typeof src === 'string')
      article.pictures.push({ name: src, line: fileLine(lineOfField('image')) });
  }
}

const isFieldBlock = (language: string): language is keyof typeof fieldBlocks =>
  Object.hasOwn(fieldBlocks, language);

const UNREADABLE_BLOCKS = {
  video: [
    'a video',
    'write one field a line: title: What it shows, and youtube: the id of the video.',
  ],
  embed: [
    'a page of another site',
    'write one field a line: link: https://…, and title: What it is.',
  ],
} as const;

/** The subjects of an article, whatever its front matter contains. */
export const tagsIn = (data: unknown): string[] =>
  asList(asRecord(data).tags).filter((tag) => typeof tag === 'string');

/** Shiki's names for text without a language. */
const PLAIN_TEXT_LANGUAGES = ['', 'text', 'txt', 'plain', 'plaintext', 'ansi'];
