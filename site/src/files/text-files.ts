import { readFileSync } from 'node:fs';

/** Reads a text file without its byte order mark and with `\n` line endings. */
export const readText = (path: string): string =>
  readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');

/** Splits an article into its YAML front matter and its text; undefined if it has no front matter. */
export function frontMatter(text: string): { yaml: string; body: string } | undefined {
  const [, yaml, body] = /(?<![^])---[ \t]*\n([^]*?)^---[ \t]*$([^]*)/m.exec(text) ?? [];
  return yaml === undefined || body === undefined ? undefined : { yaml, body };
}
