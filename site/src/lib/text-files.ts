import { readFileSync } from 'node:fs';

/** A text as every editor and system writes it: without a byte order mark, and with line feeds alone. */
export const readText = (path: string): string =>
  readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');

/** The YAML over the text of an article, between two lines of three hyphens; undefined where there is none. */
export function frontMatter(text: string): { yaml: string; body: string } | undefined {
  const [, yaml, body] = /^---[ \t]*\n([^]*?)^---[ \t]*$([^]*)/m.exec(text) ?? [];
  return yaml === undefined || body === undefined ? undefined : { yaml, body };
}
