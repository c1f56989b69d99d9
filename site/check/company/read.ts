import { join } from 'node:path';
import { isMap, isNode, isPair, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { filesBelow } from '../../src/files/files-below.ts';
import {
  absentPaths,
  type UnpublishedPage,
  findUnpublished,
} from '../../src/addresses/addresses.ts';
import { slugOfFile } from '../../src/addresses/slug.ts';
import { frontMatter, readText } from '../../src/files/text-files.ts';
import {
  type FileKind,
  type FileKindName,
  fileKinds,
  matches,
  unusedKinds,
} from '../../src/schema/file-kinds.ts';
import { includesUnpublished } from '../../src/schema/publication.ts';
import { fieldName, type FileProblem } from './file-problem.ts';

/** A file of the folder, with its content and line numbers. */
export type Source = {
  file: string;
  slug: string;
  /** Undefined if the YAML cannot be read. */
  data: unknown;
  problems: FileProblem[];
  body: string;
  bodyStart: number;
  /** The line of a field, or of its nearest parent if the field is missing. */
  line(path: readonly PropertyKey[]): number;
  problem(path: readonly PropertyKey[], message: string, fix: string): FileProblem;
};

export type CompanySource = Source & { kind: FileKind };

export type CompanyContent = {
  folder: string;
  paths: string[];
  sources: CompanySource[];
  isAdditional: boolean;
  /** Addresses of pages in other folders, to which links are allowed. */
  otherAddresses: readonly string[];
  unpublished: readonly UnpublishedPage[];
  unused: readonly FileKindName[];
  sourcesOf(kind: FileKind): CompanySource[];
  fieldsOf(kind: FileKind): Record<string, unknown>;
  listOf(kind: FileKind): unknown[] | undefined;
};

/**
 * Reads a folder, including unpublished pages: their problems must be known before their day comes.
 *
 * @param addressesElsewhere for an additional language, addresses of pages in other folders
 * @param isPublic leaves out unpublished pages
 */
export function readCompany(
  folder: string,
  addressesElsewhere?: readonly string[],
  { isPublic = false } = {},
): CompanyContent {
  const isAdditional = addressesElsewhere !== undefined;
  const paths = filesBelow(folder).filter((file) => !/(^|\/)(\.|node_modules\/)/.test(file));
  const allSources = Object.values<FileKind>(fileKinds).flatMap((kind) =>
    paths
      .filter((file) => matches(kind, file))
      .map((file): CompanySource => ({ ...readSource(folder, file), kind })),
  );
  const unpublished = findUnpublished(
    allSources.map((source) => ({ ...source, data: asRecord(source.data) })),
  );
  const sources =
    isPublic && !includesUnpublished()
      ? allSources.filter(({ file }) => !unpublished.some((page) => page.file === file))
      : allSources;
  const unused = unusedKinds(sources);
  const otherAddresses = [...(addressesElsewhere ?? []), ...absentPaths(unused)];
  const sourcesOf = (wanted: FileKind) => sources.filter(({ kind }) => kind === wanted);
  const dataOf = (kind: FileKind) => sourcesOf(kind)[0]?.data;
  const listOf = (kind: FileKind) =>
    Array.isArray(dataOf(kind)) ? asList(dataOf(kind)) : undefined;
  return {
    folder,
    isAdditional,
    paths,
    sources,
    otherAddresses,
    unpublished,
    unused,
    sourcesOf,
    listOf,
    fieldsOf: (kind) => asRecord(dataOf(kind)),
  };
}

/** Data as an object; without fields if it is not one. */
export const asRecord = (data: unknown) =>
  (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;

/** Data as a list; empty if it is not one. */
export const asList = (data: unknown): unknown[] => (Array.isArray(data) ? data : []);

/** Reads a YAML file, or an article with YAML above its text. */
export function readSource(folder: string, file: string): Source {
  const text = readText(join(folder, file));
  const isArticle = file.endsWith('.md');
  const article = isArticle ? frontMatter(text) : undefined;
  const yaml = isArticle ? (article?.yaml ?? '') : text;

  const lines = new LineCounter();
  const doc = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + (isArticle ? 1 : 0);
  const line = (path: readonly PropertyKey[]) => lineAt(fieldOffset(doc, path));
  const unreadable = findUnreadableCharacter(text, yaml, doc.errors.length > 0);
  const problems: FileProblem[] = unreadable
    ? [{ file, ...unreadable }]
    : doc.errors.map(({ code, message, pos }) => ({
        file,
        line: lineAt(quotedTextStart(doc, pos[0])),
        message: `cannot be read as YAML: ${message}.`,
        fix:
          YAML_FIXES[code] ??
          'look at this line and the one above it: indentation, colons and quotes.',
      }));
  if (isArticle && !article)
    problems.push({
      file,
      line: 1,
      message: 'the file does not begin with its fields between two lines of three hyphens.',
      fix: 'begin with a line “---”, then title, description and date, then “---”.',
    });

  return {
    file,
    slug: slugOfFile(file),
    data: problems.length > 0 ? undefined : (doc.toJS() as unknown),
    problems,
    body: article?.body ?? text,
    bodyStart: article ? yaml.split('\n').length + 1 : 1,
    line,
    problem: (path, message, fix) => ({
      file,
      line: line(path),
      field: fieldName(path),
      message,
      fix,
    }),
  };
}

/** Characters that look like a space, but that YAML does not accept around names. */
const NON_YAML_SPACE = '[\\u00a0\\u1680\\u2000-\\u200b\\u202f\\u205f\\u2060\\u3000\\ufeff]';
const oddIndent = new RegExp(`^ *${NON_YAML_SPACE}(?: |${NON_YAML_SPACE})*(?:- |[\\w-]+:)`, 'm');
const oddAfterName = new RegExp(`^ *(?:- +)?(?:[\\w-]+:|-)${NON_YAML_SPACE}`, 'm');

/** Finds a character that makes the rest of the file unreadable, to explain it in place of the parser's error. */
function findUnreadableCharacter(text: string, yaml: string, isBroken: boolean) {
  const problemAt = (index: number, message: string, fix: string) => ({
    line: text.slice(0, index).split('\n').length,
    message,
    fix,
  });
  const lostCharacter = text.indexOf('\uFFFD');
  if (lostCharacter >= 0)
    return problemAt(
      lostCharacter,
      'this file is not UTF-8, so some of its characters are lost.',
      'save it with the encoding UTF-8, and retype the characters that show as “\uFFFD”.',
    );
  // In a text below “>-” a name may be a word.
  const space = oddIndent.exec(yaml) ?? (isBroken ? oddAfterName.exec(yaml) : null);
  return (
    space &&
    problemAt(
      text.indexOf(yaml) + space.index,
      'this line has a no-break or wide space, but YAML needs a plain one.',
      'retype the spaces on this line, and on those below that were copied with it.',
    )
  );
}

/** Returns where a quoted text begins: the parser reports an error at its end, many lines further on. */
function quotedTextStart(doc: Document, place: number): number {
  let start = place;
  visit(doc, {
    Scalar(_, { type, range }) {
      const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
      if (quoted && range && range[0] < place && place <= range[2]) start = range[0];
    },
  });
  return start;
}

const QUOTE_FIX = 'put the text in quotes, or write it under the key after “>-”.';
const YAML_FIXES: Partial<Record<string, string>> = {
  BAD_INDENT: 'give all fields of an entry the same number of spaces in front.',
  BAD_SCALAR_START: QUOTE_FIX,
  BLOCK_AS_IMPLICIT_KEY: `a text with a colon and a space looks like a field: ${QUOTE_FIX}`,
  DUPLICATE_KEY: 'write each field once.',
  MISSING_CHAR: 'close the quote or the bracket that was opened on this line or above it.',
  MULTILINE_IMPLICIT_KEY:
    'put a colon and a space after the name of the field, and close any quotes.',
  TAB_AS_INDENT: 'indent with spaces; YAML does not allow tabs.',
  UNEXPECTED_TOKEN: `look for a quote, a bracket or a colon that should not be there; otherwise ${QUOTE_FIX}`,
};

/** Returns the offset of a field's name in the text, or of its nearest parent if the field is missing. */
function fieldOffset(doc: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const parentPath = path.slice(0, length);
    const last = parentPath.at(-1);
    const parent: unknown = length > 0 ? doc.getIn(parentPath.slice(0, -1), true) : undefined;
    if (isMap(parent)) {
      const pair = parent.items.find(
        (item) => isPair(item) && isNode(item.key) && String(item.key) === String(last),
      );
      if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node: unknown = length === 0 ? doc.contents : doc.getIn(parentPath, true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
