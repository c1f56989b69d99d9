import { dataIn, type Fields, keep, keepArticle } from './keep.ts';
import { fileFromForm, fileToForm, type Schema } from './shape.ts';

/** Where a form carries the text of its file: the editor keeps what it has no field for. */
const SOURCE = '_source';

/** Texts that have been saved, by the text that their form carries. */
const saved = new Map<string, string>();

/** Says that a file has another text now. */
export function renew(old: string, text: string): void {
  if (old !== text) saved.set(old, text);
  saved.delete(text);
}

/**
 * Gives the editor a form for a file, and writes what it says into the text of the file.
 *
 * @param path of its kind
 * @param schema of the whole file
 */
export function formatOf(path: string, schema: Schema) {
  const formOf = (data: unknown) => fileToForm(schema, data);
  const meant = (data: unknown) => fileFromForm(schema, formOf(data));
  return {
    fromFile: (text: string): Fields => ({ ...formOf(dataIn(path, text)), [SOURCE]: text }),
    toFile({ [SOURCE]: source = '', ...form }: Fields): string {
      let old = String(source);
      for (let next = saved.get(old); next !== undefined; next = saved.get(old)) old = next;
      const write = path.endsWith('.md') ? keepArticle : keep;
      const text = write(old, fileFromForm(schema, form) as Fields, meant).trim();
      renew(old, text);
      return text;
    },
  };
}
