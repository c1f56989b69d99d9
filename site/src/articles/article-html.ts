import { satteri } from '@astrojs/markdown-satteri';
import type { MarkdownHeading } from 'astro';
import type { CollectionEntry } from 'astro:content';
import { type FindPicture, withPictures } from './article-pictures.ts';
import { withCaptions } from './article-tables.ts';
import { plainCode } from './plain-code.ts';

const renderer = await satteri().createRenderer({
  syntaxHighlight: 'shiki',
  // Variables, whose names plainCode turns into the classes of src/styles/code.css.
  shikiConfig: { theme: 'css-variables', transformers: [plainCode] },
});

/**
 * An article as HTML, with the headings that its contents list.
 *
 * @param find resolves its pictures
 */
export async function articleHtml(
  { id, body }: Pick<CollectionEntry<'articles'>, 'id' | 'body'>,
  find: FindPicture,
): Promise<{ html: string; headings: MarkdownHeading[] }> {
  const { code, metadata } = await renderer.render(body ?? '');
  const html = await withPictures(withCaptions(code, id), find);
  return { html, headings: metadata.headings };
}
