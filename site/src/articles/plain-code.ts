import type { ShikiConfig } from 'astro';

type Transformer = NonNullable<ShikiConfig['transformers']>[number];

/**
 * What the highlighter writes, without what nobody needs. Tokens in the sample's own colour need no
 * element: a third fewer in a typical sample. And a sample is a tab stop only while it scrolls, which
 * inline/scrolling.ts knows.
 */
export const plainCode: Transformer = {
  name: 'plain-code',
  preprocess(_code, options) {
    // A line that took longer than half a second, as the first one may on a busy machine, would end
    // without its colours: two builds of the same words have to be the same.
    options.tokenizeTimeLimit = 0;
  },
  pre(sample) {
    delete sample.properties.tabindex;
  },
  line(line) {
    line.children = line.children.flatMap((token) =>
      token.type === 'element' && token.properties.style === 'color:var(--astro-code-foreground)'
        ? token.children.filter((child) => child.type === 'text')
        : [token],
    );
  },
};
