import { satteri } from '@astrojs/markdown-satteri';
import { bundledLanguages } from 'shiki/langs';
import { footnotes } from '../src/articles/article-footnotes.ts';
import { withCaptions } from '../src/articles/article-tables.ts';
import { type Fence, fencesIn } from '../src/articles/fences.ts';
import { picturePath } from '../src/articles/picture-path.ts';
import { VIDEO, videoData } from '../src/articles/video-block.ts';
import { video } from '../src/schema/video.ts';
import type { Fault } from './fault.ts';
import { fields } from './kinds.ts';
import { nearest } from './nearest.ts';
import { schemaFaults } from './schema-faults.ts';
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
const renderer = await satteri({ features: { gfm: { footnotes } } }).createRenderer({
  syntaxHighlight: false,
});

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
  const fences = fencesIn(source.body);
  const videos = fences.filter(({ language }) => language === VIDEO).map(readVideo(source));
  faults.push(...fences.flatMap(unknownLanguage(source)), ...videos.flatMap((one) => one.faults));

  let from = 0;
  const links = [...code.matchAll(/<(a|img)\b[^>]*\s(?:href|src)="([^"]*)"/g)].map(
    ([, tag, value = '']) => {
      const to = plain(value);
      const at = source.body.indexOf(to, from);
      if (at >= 0) from = at + to.length;
      return { to, line: source.bodyLine(to, Math.max(at, 0)), picture: tag === 'img' };
    },
  );
  const pictures = [
    ...shown.flatMap(({ name, line }) => (name === undefined ? [] : [{ name, line }])),
    ...videos.flatMap((one) => one.pictures),
  ];
  return { slug, ids, links: [...links, ...videos.flatMap((one) => one.links)], pictures, faults };
}

/** What Shiki calls text without a language, beside what is no sample. */
const others = ['', 'text', 'txt', 'plain', 'plaintext', 'ansi', VIDEO];

const unknownLanguage =
  (source: Source) =>
  ({ language, line }: Fence): Fault[] => {
    if (others.includes(language) || language in bundledLanguages) return [];
    const meant = nearest(language, Object.keys(bundledLanguages));
    return [
      {
        file: source.file,
        line: source.bodyStart + line - 1,
        wrong: `nothing is known of the language “${language}” of this sample${meant ? `; did you mean “${meant}”?` : '.'}`,
        fix: meant
          ? `write ${meant}, or text for what is not code.`
          : 'write its name as in https://shiki.style/languages, or text for what is not code.',
      },
    ];
  };

/** The faults of a video, and the files and the picture that it names. */
const readVideo =
  (source: Source) =>
  ({ text, line }: Fence): Pick<Article, 'faults' | 'links' | 'pictures'> => {
    const first = source.bodyStart + line - 1;
    const lineOf = (key: string) => {
      const at = text.split('\n').findIndex((one) => one.startsWith(`${key}:`));
      return first + at + 1;
    };
    let data: unknown;
    try {
      data = videoData(text);
    } catch {
      const wrong = 'the block of a video cannot be read.';
      const fix = 'write one field a line: title: What it shows, and youtube: the id of the video.';
      return {
        faults: [{ file: source.file, line: first, wrong, fix }],
        links: [],
        pictures: [],
      };
    }
    const place = { ...source, line: ([key = '']: readonly PropertyKey[]) => lineOf(String(key)) };
    const { file, captions, image } = fields(data);
    const { src } = fields(image);
    return {
      faults: schemaFaults(place, video, data),
      links: [file, captions]
        .filter((to) => typeof to === 'string')
        .map((to) => ({ to, line: source.bodyLine(to), picture: false })),
      pictures: typeof src === 'string' ? [{ name: src, line: lineOf('image') }] : [],
    };
  };

const plain = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
