import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isPair, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { Fault } from './fault.ts';

/** A file of the folder, with its content and the lines of its parts. */
export type Source = {
  file: string;
  /** Undefined when the YAML cannot be read. */
  data: unknown;
  faults: Fault[];
  /** The Markdown of an article. */
  body: string;
  /** The line of a field, or of what holds it when there is no such field. */
  line(path: readonly PropertyKey[]): number;
  /** The line on which the body begins. */
  bodyStart: number;
  /** The line where these words first appear in the body, from the `from`th letter on. */
  bodyLine(words: string, from?: number): number;
};

const frontmatter = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m;

/** Reads a YAML file, or an article with YAML over its text. */
export function readSource(folder: string, file: string): Source {
  const text = readFileSync(join(folder, file), 'utf8').replace(/^\uFEFF/, '');
  const isArticle = file.endsWith('.md');
  const head = isArticle ? frontmatter.exec(text) : null;
  const yaml = isArticle ? (head?.[1] ?? '') : text;
  const above = isArticle ? 1 : 0;
  const body = head ? text.slice(head[0].length) : text;
  const bodyStart = head ? head[0].split('\n').length : 1;

  const lines = new LineCounter();
  const doc = parseDocument(yaml, {
    lineCounter: lines,
    prettyErrors: false,
    // Astro reads these files itself, and a day as a date.
    customTags: isArticle ? ['timestamp'] : [],
  });
  const lineAt = (offset: number) => lines.linePos(offset).line + above;
  const faults: Fault[] = doc.errors.map(({ code, message, pos }) => ({
    file,
    line: lineAt(startOf(doc, pos[0])),
    wrong: `cannot be read as YAML: ${message}.`,
    fix: fixes[code] ?? 'look at this line and the one above it: indentation, colons and quotes.',
  }));
  if (isArticle && !head)
    faults.push({
      file,
      line: 1,
      wrong: 'does not begin with its facts between two lines of three hyphens.',
      fix: 'begin with a line “---”, then title, description, shownDate and date, then “---”.',
    });

  return {
    file,
    data: faults.length > 0 ? undefined : (doc.toJS() as unknown),
    faults,
    body,
    bodyStart,
    line: (path) => lineAt(offsetOf(doc, path)),
    bodyLine: (words, from = 0) => {
      const at = body.indexOf(words, from);
      return bodyStart + body.slice(0, Math.max(at, 0)).split('\n').length - 1;
    },
  };
}

/** The parser finds a fault at the end of a quoted text, many lines on: this is where that text begins. */
function startOf(doc: Document, place: number): number {
  let start = place;
  visit(doc, {
    Scalar(_, { type, range }) {
      const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
      if (quoted && range && range[0] < place && place <= range[2]) start = range[0];
    },
  });
  return start;
}

const quotes = 'put the text in quotes, or write it under the key after “>-”.';
const fixes: Partial<Record<string, string>> = {
  BAD_INDENT: 'give all fields of one thing the same number of spaces in front.',
  BAD_SCALAR_START: quotes,
  BLOCK_AS_IMPLICIT_KEY: `a text that holds a colon and a space reads as a field: ${quotes}`,
  DUPLICATE_KEY: 'write each field once.',
  MISSING_CHAR: 'close the quote or the bracket that was opened on this line or above it.',
  MULTILINE_IMPLICIT_KEY: 'put a colon and a space after the name of the field, and close quotes.',
  TAB_AS_INDENT: 'indent with spaces; YAML does not take tabs.',
  UNEXPECTED_TOKEN: `look for a quote, a bracket or a colon that should not be there; otherwise ${quotes}`,
};

/** The offset of a field's name in the text; when it is missing, that of the nearest thing around it. */
function offsetOf(doc: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const way = path.slice(0, length);
    const last = way.at(-1);
    const holder: unknown = length > 0 ? doc.getIn(way.slice(0, -1), true) : undefined;
    if (isMap(holder)) {
      const pair = holder.items.find(
        (item) => isPair(item) && isNode(item.key) && String(item.key) === String(last),
      );
      if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node: unknown = length === 0 ? doc.contents : doc.getIn(way, true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
