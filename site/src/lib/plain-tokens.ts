import type { ShikiConfig } from 'astro';

type Transformer = NonNullable<ShikiConfig['transformers']>[number];

/** Tokens in the sample's own colour need no element: a third fewer in a typical sample. */
export const plainTokens: Transformer = {
  name: 'plain-tokens',
  line(line) {
    line.children = line.children.flatMap((token) =>
      token.type === 'element' && token.properties.style === 'color:var(--astro-code-foreground)'
        ? token.children.filter((child) => child.type === 'text')
        : [token],
    );
  },
};
