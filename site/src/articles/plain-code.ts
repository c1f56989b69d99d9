import type { ShikiConfig } from 'astro';

type Transformer = NonNullable<ShikiConfig['transformers']>[number];

/** The class in styles/code.css for each kind of token. Other kinds have the sample's own color. */
const classes: Record<string, string> = {
  keyword: 'code-keyword',
  deleted: 'code-keyword',
  comment: 'code-quiet',
  punctuation: 'code-quiet',
  function: 'code-function',
  constant: 'code-constant',
  parameter: 'code-parameter',
  changed: 'code-parameter',
  string: 'code-string',
  'string-expression': 'code-string',
  inserted: 'code-string',
};

const tokenStyle = /^color:var\(--astro-code-token-([\w-]+)\)$/;

/**
 * Makes the highlighter's output smaller: a token in the sample's own color gets no element, and every other token
 * gets a class instead of a style. This saves a third of a typical sample. scripts/scrolling.ts makes a sample focusable
 * only while it scrolls.
 */
export const plainCode: Transformer = {
  name: 'plain-code',
  preprocess(_code, options) {
    // By default, a line that takes longer than half a second, as the first one may on a busy machine, loses its
    // colors, and two builds of the same content would differ.
    options.tokenizeTimeLimit = 0;
  },
  pre(sample) {
    delete sample.properties.tabindex;
  },
  line(line) {
    line.children = line.children.flatMap((token) => {
      if (token.type !== 'element') return token;
      const [, kind = ''] = tokenStyle.exec(String(token.properties.style)) ?? [];
      const name = classes[kind];
      const [text] = token.children;
      // Operators keep the sample's own color, which makes it calmer and smaller.
      const sign = kind === 'keyword' && text?.type === 'text' && !/\w/.test(text.value);
      if (!name || sign) return token.children.filter((child) => child.type === 'text');
      token.properties = { class: name };
      return token;
    });
  },
};

/**
 * Sets `--in` on each line of a sample to its indentation in characters, so that wrapped lines are indented further.
 */
export const indentedLines: Transformer = {
  name: 'indented-lines',
  line(line, number) {
    const [spaces = ''] = /^ */.exec(this.source.split('\n')[number - 1] ?? '') ?? [];
    if (spaces.length > 0) line.properties.style = `--in:${spaces.length}`;
  },
};
