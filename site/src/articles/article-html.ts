import { satteri } from '@astrojs/markdown-satteri';
import type { MarkdownHeading } from 'astro';
import type { CollectionEntry } from 'astro:content';
import { withCaptions } from './article-tables.ts';
import { plainCode } from './plain-code.ts';

const renderer = await satteri().createRenderer({
  syntaxHighlight: 'shiki',
  // Variables, whose names plainCode turns into the classes of src/styles/code.css.
  shikiConfig: { theme: 'css-variables', transformers: [plainCode] },
});

/** An article as HTML, with the headings that its contents list. */
export async function articleHtml({
  id,
  body,
}: CollectionEntry<'articles'>): Promise<{ html: string; headings: MarkdownHeading[] }> {
  const { code, metadata } = await renderer.render(body ?? '');
  const [picture] = metadata.localImagePaths;
  if (picture !== undefined)
    throw new Error(
      `articles/${id}.md shows “${picture}”, which is not where a browser finds it. Put the picture into public/ of the company's folder and write its path from there, with a slash in front.`,
    );
  return { html: withCaptions(code, id), headings: metadata.headings };
}
