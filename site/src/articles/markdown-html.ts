import { satteri } from '@astrojs/markdown-satteri';

const renderer = await satteri().createRenderer({ syntaxHighlight: false });

/** Markdown of a band as HTML. */
export async function markdownHtml(markdown: string): Promise<string> {
  return (await renderer.render(markdown)).code;
}
