import type { ShikiConfig } from 'astro';

type Transformer = NonNullable<ShikiConfig['transformers']>[number];

/**
 * What the highlighter writes, without what nobody needs. Tokens in the sample's own colour need no
 * element: a third fewer in a typical sample. And a sample is a tab stop only while it scrolls, which
 * inline/scrolling.ts knows.
 */
export const plainCode: Transformer = {
  name: 'plain-code',
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
