import { satteri } from '@astrojs/markdown-satteri';
import type { MarkdownHeading } from 'astro';
import type { CollectionEntry } from 'astro:content';
import type { BlogLabels } from '../schema/blog.ts';
import type { InterfaceWords } from '../schema/words.ts';
import { footnotes, withFootnotes } from './article-footnotes.ts';
import { type FindPicture, withPictures } from './article-pictures.ts';
import { withCaptions } from './article-tables.ts';
import { withTasks } from './article-tasks.ts';
import { withVideos } from './article-videos.ts';
import { plainCode } from './plain-code.ts';
import { VIDEO } from './video-block.ts';

const renderer = await satteri({ features: { gfm: { footnotes } } }).createRenderer({
  syntaxHighlight: { type: 'shiki', excludeLangs: [VIDEO] },
  // Variables, whose names plainCode turns into the classes of src/styles/code.css.
  shikiConfig: { theme: 'css-variables', transformers: [plainCode] },
});

/** The company's words in an article that its writer does not write. */
export type ArticleWords = Pick<BlogLabels, 'footnotes' | 'footnoteBack'> &
  Pick<InterfaceWords, 'video'>;

/**
 * An article as HTML, with the headings that its contents list.
 *
 * @param find resolves its pictures
 */
export async function articleHtml(
  { id, body }: Pick<CollectionEntry<'articles'>, 'id' | 'body'>,
  find: FindPicture,
  words: ArticleWords,
): Promise<{ html: string; headings: MarkdownHeading[] }> {
  const { code, metadata } = await renderer.render(body ?? '');
  const plain = withFootnotes(withTasks(withCaptions(code, id)), words);
  const html = await withPictures(await withVideos(plain, words.video, find), find);
  const headings = metadata.headings.map((heading) =>
    heading.slug === footnotes.label ? { ...heading, text: words.footnotes } : heading,
  );
  return { html, headings };
}
