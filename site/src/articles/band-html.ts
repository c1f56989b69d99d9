import { satteri } from '@astrojs/markdown-satteri';
import type GithubSlugger from 'github-slugger';
import { rewriteLinks } from './rewrite-links.ts';
import { alerts, type AlertWords, headingIdsPlugin, languageNames } from './markdown.ts';

const ofBand = (data: { astro?: { frontmatter: unknown } }) =>
  data.astro?.frontmatter as { words: AlertWords; slugger: GithubSlugger };

const renderer = await satteri({
  mdastPlugins: [languageNames],
  hastPlugins: [
    ({ data }) => alerts(ofBand(data).words),
    ({ data }) => headingIdsPlugin(ofBand(data).slugger),
  ],
}).createRenderer({ syntaxHighlight: false });

/**
 * Renders the Markdown of a band to HTML.
 *
 * @param slugger shared by the whole page
 */
export async function markdownHtml(
  markdown: string,
  words: AlertWords,
  slugger: GithubSlugger,
): Promise<string> {
  return rewriteLinks((await renderer.render(markdown, { frontmatter: { words, slugger } })).code);
}
