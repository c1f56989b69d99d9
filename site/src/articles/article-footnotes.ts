import { fill } from '../lib/page-words.ts';

type Words = { footnotes: string; footnoteBack: string };

/**
 * What the Markdown renderer writes around footnotes (https://github.github.com/gfm/ has them since 2021):
 * tokens, since it is made once and the words are the company's.
 */
export const footnotes = {
  label: 'footnote-label',
  backLabel: 'footnote-back {reference}',
  clobberPrefix: '',
};

/** Heads the notes of an article and names the links back to the text in the company's words. */
export function withFootnotes(html: string, { footnotes: heading, footnoteBack }: Words): string {
  return (
    html
      .replace(
        /<h2 class="sr-only" id="footnote-label">[^<]*<\/h2>/,
        `<h2 id="footnote-label">${escaped(heading)}</h2>`,
      )
      // A link around a raised number, and not within it, is a link in a line of words.
      .replace(/<sup>(<a [^>]*data-footnote-ref[^>]*>)(\d+)<\/a><\/sup>/g, '$1<sup>$2</sup></a>')
      .replace(/aria-label="footnote-back ([\d-]+)"/g, (_, number: string) => {
        return `aria-label="${escaped(fill(footnoteBack, { number }))}"`;
      })
  );
}

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
