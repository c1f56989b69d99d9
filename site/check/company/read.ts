import { join } from 'node:path';
import { isMap, isNode, isPair, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { filesBelow } from '../../src/lib/files-below.ts';
import { absentPaths, type Withheld, withheldOf } from '../../src/i18n/addresses.ts';
import { slugOfFile } from '../../src/lib/slug.ts';
import { frontMatter, readText } from '../../src/lib/text-files.ts';
import { type FileKind, type FileName, files, matches, unusedOf } from '../../src/schema/files.ts';
import { showsDrafts } from '../../src/schema/publication.ts';
import { fieldName, type Problem } from './messages.ts';

/** A file of the folder, with its content and the lines of its parts. */
export type Source = {
  file: string;
  /** The slug of its page. */
  slug: string;
  /** Undefined when the YAML cannot be read. */
  data: unknown;
  /** What keeps it from being read. */
  problems: Problem[];
  /** The Markdown of an article. */
  body: string;
  /** The line on which the body begins. */
  bodyStart: number;
  /** The line of a field, or of what holds it when there is no such field. */
  line(path: readonly PropertyKey[]): number;
  /** A problem with a field. */
  problem(path: readonly PropertyKey[], wrong: string, fix: string): Problem;
};

/** A file with what it should hold. */
export type Read = Source & { kind: FileKind };

/** A company's folder. */
export type Company = {
  /** An absolute path. */
  folder: string;
  /** Every file in it. */
  below: string[];
  read: Read[];
  /** Whether it is that of an additional language. */
  isAdditional: boolean;
  /** Addresses of pages that are not in this folder: links to them are left out. */
  elsewhere: readonly string[];
  /** The pages that are not public. */
  withheld: readonly Withheld[];
  /** The kinds of files of which it has nothing. */
  unused: readonly FileName[];
  /** The files of a kind. */
  all(kind: FileKind): Read[];
  /** The fields of the one file of a kind, or its list. */
  fieldsOf(kind: FileKind): Record<string, unknown>;
  listOf(kind: FileKind): unknown[] | undefined;
};

/**
 * Reads a folder, with the pages that wait: what is wrong with them has to be known before their day comes.
 *
 * @param other of an additional language, addresses of pages that are not in this folder
 * @param isPublic leaves out the pages that are not public
 */
export function readCompany(
  folder: string,
  other?: readonly string[],
  { isPublic = false } = {},
): Company {
  const isAdditional = other !== undefined;
  const below = filesBelow(folder).filter((file) => !/(^|\/)(\.|node_modules\/)/.test(file));
  const found = Object.values<FileKind>(files).flatMap((kind) =>
    below
      .filter((file) => matches(kind, file))
      .map((file): Read => ({ ...readSource(folder, file), kind })),
  );
  const withheld = withheldOf(found.map((one) => ({ ...one, data: fields(one.data) })));
  const read =
    isPublic && !showsDrafts()
      ? found.filter(({ file }) => !withheld.some((one) => one.file === file))
      : found;
  const unused = unusedOf(read);
  const elsewhere = [...(other ?? []), ...absentPaths(unused)];
  const all = (wanted: FileKind) => read.filter(({ kind }) => kind === wanted);
  const dataOf = (kind: FileKind) => all(kind)[0]?.data;
  const listOf = (kind: FileKind) => (Array.isArray(dataOf(kind)) ? list(dataOf(kind)) : undefined);
  return {
    folder,
    isAdditional,
    below,
    read,
    elsewhere,
    withheld,
    unused,
    all,
    listOf,
    fieldsOf: (kind) => fields(dataOf(kind)),
  };
}

/** Data as an object with any fields; without fields when it is no object. */
export const fields = (data: unknown) =>
  (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;

/** Data as a list; without entries when it is none. */
export const list = (data: unknown): unknown[] => (Array.isArray(data) ? data : []);

/** Reads a YAML file, or an article with YAML over its text. */
export function readSource(folder: string, file: string): Source {
  const text = readText(join(folder, file));
  const isArticle = file.endsWith('.md');
  const article = isArticle ? frontMatter(text) : undefined;
  const yaml = isArticle ? (article?.yaml ?? '') : text;

  const lines = new LineCounter();
  const doc = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + (isArticle ? 1 : 0);
  const line = (path: readonly PropertyKey[]) => lineAt(offsetOf(doc, path));
  const sign = wrongSign(text, yaml, doc.errors.length > 0);
  const problems: Problem[] = sign
    ? [{ file, ...sign }]
    : doc.errors.map(({ code, message, pos }) => ({
        file,
        line: lineAt(startOf(doc, pos[0])),
        wrong: `cannot be read as YAML: ${message}.`,
        fix:
          fixes[code] ?? 'look at this line and the one above it: indentation, colons and quotes.',
      }));
  if (isArticle && !article)
    problems.push({
      file,
      line: 1,
      wrong: 'does not begin with its facts between two lines of three hyphens.',
      fix: 'begin with a line “---”, then title, description, shownDate and date, then “---”.',
    });

  return {
    file,
    slug: slugOfFile(file),
    data: problems.length > 0 ? undefined : (doc.toJS() as unknown),
    problems,
    body: article?.body ?? text,
    bodyStart: article ? yaml.split('\n').length + 1 : 1,
    line,
    problem: (path, wrong, fix) => ({ file, line: line(path), field: fieldName(path), wrong, fix }),
  };
}

/** Spaces that look like the plain one, the only one that YAML takes around names. */
const odd = '[\\u00a0\\u1680\\u2000-\\u200b\\u202f\\u205f\\u2060\\u3000\\ufeff]';
const oddIndent = new RegExp(`^ *${odd}(?: |${odd})*(?:- |[\\w-]+:)`, 'm');
const oddAfterName = new RegExp(`^ *(?:- +)?(?:[\\w-]+:|-)${odd}`, 'm');

/** A sign because of which nothing else of a file can be understood. */
function wrongSign(text: string, yaml: string, isBroken: boolean) {
  const at = (index: number, wrong: string, fix: string) => ({
    line: text.slice(0, index).split('\n').length,
    wrong,
    fix,
  });
  const lost = text.indexOf('\uFFFD');
  if (lost >= 0)
    return at(
      lost,
      'this file is not UTF-8, and some of its letters are lost.',
      'save it with the encoding UTF-8, and write the letters again that show as “\uFFFD”.',
    );
  // In a text below “>-” a name may be a word.
  const space = oddIndent.exec(yaml) ?? (isBroken ? oddAfterName.exec(yaml) : null);
  return (
    space &&
    at(
      text.indexOf(yaml) + space.index,
      'a no-break or wide space stands where YAML takes a plain one.',
      'type the spaces of this line again, and of those below that were copied with it.',
    )
  );
}

/** The parser finds an error at the end of a quoted text, many lines on: this is where that text begins. */
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
