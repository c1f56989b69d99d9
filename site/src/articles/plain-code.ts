import type { ShikiConfig } from 'astro';

type Transformer = NonNullable<ShikiConfig['transformers']>[number];

/** The class of styles/code.css for each kind of token. A kind that is not named has the sample's own colour. */
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
 * Makes the highlighter's output lighter. A token in the sample's own colour gets no element, and every
 * other token gets a class instead of a style: together a third of a typical sample. A sample is a tab stop
 * only while it scrolls, which inline/scrolling.ts knows.
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
    line.children = line.children.flatMap((token) => {
      if (token.type !== 'element') return token;
      const [, kind = ''] = tokenStyle.exec(String(token.properties.style)) ?? [];
      const name = classes[kind];
      const [text] = token.children;
      // A sign between words is no word of the language: a sample is calmer and lighter without its colour.
      const sign = kind === 'keyword' && text?.type === 'text' && !/\w/.test(text.value);
      if (!name || sign) return token.children.filter((child) => child.type === 'text');
      token.properties = { class: name };
      return token;
    });
  },
};

/** Says of each line of a sample how far in it begins, in characters: `--in`. What is wrapped goes on below that. */
export const indentedLines: Transformer = {
  name: 'indented-lines',
  line(line, number) {
    const [spaces = ''] = /^ */.exec(this.source.split('\n')[number - 1] ?? '') ?? [];
    if (spaces.length > 0) line.properties.style = `--in:${spaces.length}`;
  },
};
