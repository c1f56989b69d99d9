import type { ShikiConfig } from 'astro';

type Transformer = NonNullable<ShikiConfig['transformers']>[number];

/** Says of each line of a sample how far in it begins, in characters: `--in`. What is wrapped goes on below that. */
export const indentedLines: Transformer = {
  name: 'indented-lines',
  line(line, number) {
    const [spaces = ''] = /^ */.exec(this.source.split('\n')[number - 1] ?? '') ?? [];
    if (spaces.length > 0) line.properties.style = `--in:${spaces.length}`;
  },
};
