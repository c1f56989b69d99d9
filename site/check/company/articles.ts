import { satteri } from '@astrojs/markdown-satteri';
import { Parser } from 'htmlparser2';
import type { MdastNode } from 'satteri';
import { bundledLanguages } from 'shiki/langs';
import {
  captionBefore,
  footnotes,
  picturePath,
  VIDEO,
  videoData,
} from '../../src/articles/markdown.ts';
import { video } from '../../src/schema/video.ts';
import { decoded, nearest, orMeant, type Problem } from './messages.ts';
import { fields, list, type Source } from './read.ts';
import { misfitsOf } from './schema.ts';

/** A link or a picture of a text, with its line. */
type Link = { to: string; line: number; isPicture: boolean };

/** An article, with its links and pictures, and the ids that links can lead to. */
export type Article = {
  slug: string;
  ids: string[];
  links: Link[];
  /** By their paths below pictures/. */
  pictures: { name: string; line: number }[];
  problems: Problem[];
};

type Code = Extract<MdastNode, { type: 'code' }>;
type Found = { links: Link[]; samples: Code[]; bareTables: number[] };
type Placed = { position?: { start: { line: number } } | undefined };

const lineOf = ({ position }: Placed) => position?.start.line ?? 1;
const foundIn = ({ data }: { data: { astro?: { frontmatter: unknown } } }) =>
  data.astro?.frontmatter as Found;

// The same renderer as for the pages, so that headings get the same ids.
const renderer = await satteri({
  features: { gfm: { footnotes } },
  mdastPlugins: [
    (document) => {
      const { links, samples } = foundIn(document);
      const leads = (node: Placed & { url: string; type: string }) =>
        void links.push({ to: node.url, line: lineOf(node), isPicture: node.type === 'image' });
      return {
        name: 'what an article shows',
        options: { position: true },
        link: leads,
        image: leads,
        definition: leads,
        code: (node) => void samples.push({ ...node, position: node.position }),
        html(node) {
          const parser = new Parser({
            onopentag(tag, { href, src }) {
              const to = tag === 'a' ? href : tag === 'img' ? src : undefined;
              const before = node.value.slice(0, parser.startIndex).split('\n').length - 1;
              if (to !== undefined)
                links.push({ to, line: lineOf(node) + before, isPicture: tag === 'img' });
            },
          });
          parser.end(node.value);
        },
      };
    },
  ],
  hastPlugins: [
    (document) => ({
      name: 'tables without a caption',
      options: { position: true },
      element: {
        filter: ['table'],
        visit(node, context) {
          const before = context.parent(node).children.slice(0, context.indexOf(node));
          if (!captionBefore(before)) foundIn(document).bareTables.push(lineOf(node));
        },
      },
    }),
  ],
}).createRenderer({ syntaxHighlight: false });

async function readMarkdown(text: string): Promise<Found & { html: string }> {
  const found: Found = { links: [], samples: [], bareTables: [] };
  const { code } = await renderer.render(text, { frontmatter: found });
  return { ...found, html: code };
}

/** The links and pictures of a text in a field. */
export const linksIn = async (text: string): Promise<Link[]> => (await readMarkdown(text)).links;

/** Reads the text of an article. */
export async function readArticle(source: Source): Promise<Article> {
  const { html, ...found } = await readMarkdown(source.body);
  const ids = [...html.matchAll(/<[^>]*\sid="([^"]*)"/g)].map(([, id = '']) =>
    id.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
  );
  const below = (line: number) => source.bodyStart + line - 1;
  const at = (line: number, wrong: string, fix: string): Problem => ({
    file: source.file,
    line: below(line),
    wrong,
    fix,
  });
  const article: Article = { slug: source.slug, ids, links: [], pictures: [], problems: [] };
  for (const { to, line, isPicture } of found.links) {
    const isLocal = isPicture && !to.startsWith('/') && !URL.canParse(to);
    const name = isLocal ? picturePath(decoded(to)) : undefined;
    if (!isLocal) article.links.push({ to, line: below(line), isPicture });
    else if (name !== undefined) article.pictures.push({ name, line: below(line) });
    else
      article.problems.push(
        at(
          line,
          `the picture “${to}” is not in the company's pictures/.`,
          `put it there, and write ../pictures/${to.replace(/^.*\//, '')}.`,
        ),
      );
  }
  for (const line of found.bareTables)
    article.problems.push(
      at(
        line,
        'a table has no caption, by which people who do not see it find it.',
        'write a paragraph before it: “Table: what it shows”.',
      ),
    );
  for (const sample of found.samples) {
    const language = sample.lang ?? '';
    if (language === VIDEO) readVideo(sample);
    else if (!others.includes(language) && !(language in bundledLanguages)) {
      const known = Object.keys(bundledLanguages);
      const meant = nearest(language, known);
      article.problems.push(
        at(
          lineOf(sample),
          `nothing is known of the language “${language}” of this sample${orMeant(language, known)}`,
          `write ${meant ?? 'its name as in https://shiki.style/languages'}, or text for what is not code.`,
        ),
      );
    }
  }
  return article;

  /** The problems of a video, and the files and the picture that it names. */
  function readVideo(sample: Code) {
    const lineOfField = (key: string) =>
      lineOf(sample) + 1 + sample.value.split('\n').findIndex((one) => one.startsWith(`${key}:`));
    let data: unknown;
    try {
      data = videoData(sample.value);
    } catch {
      const fix = 'write one field a line: title: What it shows, and youtube: the id of the video.';
      article.problems.push(at(lineOf(sample), 'the block of a video cannot be read.', fix));
      return;
    }
    const { file, captions, image } = fields(data);
    const { src } = fields(image);
    for (const problem of misfitsOf(source, video, data)) {
      const key = problem.field?.replace(/[.[].*/, '') ?? '';
      article.problems.push({ ...problem, line: below(lineOfField(key)) });
    }
    for (const [key, to] of Object.entries({ file, captions }))
      if (typeof to === 'string')
        article.links.push({ to, line: below(lineOfField(key)), isPicture: false });
    if (typeof src === 'string')
      article.pictures.push({ name: src, line: below(lineOfField('image')) });
  }
}

/** The subjects of an article, whatever its front matter holds. */
export const tagsIn = (data: unknown): string[] =>
  list(fields(data).tags).filter((tag) => typeof tag === 'string');

/** What Shiki calls text without a language. */
const others = ['', 'text', 'txt', 'plain', 'plaintext', 'ansi'];
