import { filesBelow } from '../../src/files/files-below.ts';
import { fieldName } from './file-problem.ts';
import { readSource } from './read.ts';

export type TemplateText = { file: string; line: number; field?: string };

const isTemplateText = (text: string) => /(?:^|\s)Sample: /.test(text);

/** Lists the remaining “Sample: …” texts of a company: by field, and by line in articles. */
export function findTemplateTexts(folder: string): TemplateText[] {
  const files = filesBelow(folder).filter((file) =>
    /^(?!specification\/|\.|node_modules\/).*\.(ya?ml|md)$/.test(file),
  );
  return files.flatMap((file) => {
    const { data, body, bodyStart, line } = readSource(folder, file);
    const fields = [...templateTexts(data)].map(({ path }) => ({
      file,
      line: line(path),
      field: fieldName(path),
    }));
    const lines = file.endsWith('.md') ? body.split('\n') : [];
    return [
      ...fields,
      ...lines.flatMap((text, index) =>
        isTemplateText(text) ? [{ file, line: bodyStart + index }] : [],
      ),
    ];
  });
}

function* templateTexts(
  data: unknown,
  path: PropertyKey[] = [],
): Generator<{ path: PropertyKey[] }> {
  if (typeof data === 'string' && isTemplateText(data)) yield { path };
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data))
    yield* templateTexts(value, [...path, Array.isArray(data) ? Number(key) : key]);
}
