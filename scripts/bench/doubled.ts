import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';

/** Shorter strings are names, numbers and choices. */
const WORDS = 4;

/** A placeholder, which a text may hold only once. */
const placeholder = /\{\w+\}/g;

/** Adds the words in reverse: the same sentence again would compress to almost nothing. */
function twice(text: string): string {
  const words = text.trim().replaceAll(placeholder, '').split(/\s+/);
  return words.length < WORDS ? text : `${text.trim()} ${words.reverse().join(' ')}`;
}

function doubledYaml(source: string): string {
  const doc = parseDocument(source);
  visit(doc, {
    Pair: (_, { key }) => (isLimited(key) ? visit.SKIP : undefined),
    Scalar: (place, node) => {
      if (place !== 'key' && typeof node.value === 'string') node.value = twice(node.value);
    },
  });
  return String(doc);
}

/** What search results show has a length that no company may exceed. */
const isLimited = (key: unknown) => isScalar(key) && key.value === 'description';

/** Paragraphs, headings and list items; code and tables stay as they are. */
function doubledMarkdown(source: string): string {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const parts = body.split(/^(```[\s\S]*?^```)$/m);
  const doubled = parts.map((part) =>
    part.startsWith('```') ? part : part.replace(/^(?![|#\s]).+(?:\n(?![|#`\s-]).+)*/gm, twice),
  );
  return `---\n${doubledYaml(front)}---\n${doubled.join('')}`;
}

/**
 * Writes a company whose texts are all twice as long: an owner's next sentence must not cost what was promised
 * for the first.
 *
 * @param company the folder of a company
 * @param to a folder that is not there yet
 */
export function doubleTexts(company: string, to: string): void {
  cpSync(company, to, { recursive: true });
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/^(brand|art|specification)[\\/]/.test(file),
  );
  const rewrite = (file: string, doubled: (source: string) => string) =>
    writeFileSync(join(to, file), doubled(readFileSync(join(to, file), 'utf8')));
  for (const file of files) {
    if (file.endsWith('.yaml')) rewrite(file, doubledYaml);
    if (file.endsWith('.md')) rewrite(file, doubledMarkdown);
  }
}
