import { dequal } from 'dequal';
import { Document, isCollection, isPair, isScalar, parse, parseDocument, stringify } from 'yaml';
import type { ParsedNode, YAMLMap, YAMLSeq } from 'yaml';
import { frontMatter } from '../../site/src/files/text-files.ts';

// A form has data, and a file has more: comments, quotes, the order of fields. Only changed data is written again; everything
// else stays as it is.

/** Prettier breaks lines here too. */
const WIDTH = 100;

export type Fields = Record<string, unknown>;

export const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Data before and after a change. */
type Change = { now: unknown; wanted: unknown };

/**
 * Writes data into the text of a YAML file, which changes only where the data differs.
 *
 * @param old the text as it is; empty for a new file
 * @param relevant selects the part of the file's data that is compared; the rest stays
 */
export function mergeIntoYaml(
  old: string,
  wanted: unknown,
  relevant = (data: unknown) => data,
): string {
  const doc = parseDocument(old);
  const rewritten = (/^(?:#.*\n|\n)*/.exec(old)?.[0] ?? '') + print(wanted);
  if (doc.errors.length > 0 || !doc.contents) return rewritten;
  const now = relevant(doc.toJS());
  if (dequal(now, wanted)) return old;
  const [start, , end] = doc.contents.range;
  const merged =
    old.slice(0, start) + mergedText(doc.contents, { now, wanted }, old) + old.slice(end);
  const result = parseDocument(merged, { prettyErrors: false });
  const isRight = result.errors.length === 0 && dequal(relevant(result.toJS()), wanted);
  return isRight ? merged : rewritten;
}

/** Writes fields and body into the text of an article. */
export function mergeIntoArticle(
  old: string,
  wanted: Fields,
  relevant?: (data: unknown) => unknown,
) {
  const { body, ...data } = wanted;
  const { yaml, body: rest } = frontMatter(old) ?? { yaml: '', body: '' };
  const text = typeof body === 'string' ? body.trim() : '';
  return `---\n${mergeIntoYaml(yaml, data, relevant)}---${rest.trim() === text ? rest : `\n\n${text}\n`}`;
}

/** Returns the data of a file, for an article with its Markdown as `body`. */
export function dataIn(path: string, text: string): unknown {
  if (!path.endsWith('.md')) return parse(text) as unknown;
  const { yaml, body: rest } = frontMatter(text) ?? { yaml: '', body: text };
  return { ...(parse(yaml) as Fields | null), body: rest.trim() };
}

const column = (text: string, offset: number) => offset - text.lastIndexOf('\n', offset - 1) - 1;

/** A field of a map or an entry of a list, in the text of the file. */
type Chunk = {
  key: string;
  value: ParsedNode;
  /** Its text up to the key or the hyphen, up to the value, and as a whole. */
  beforeKey: string;
  beforeValue: string;
  whole: string;
  end: number;
};

function chunksIn(node: YAMLMap.Parsed | YAMLSeq.Parsed, text: string): Chunk[] {
  let [chunkStart] = node.range;
  return node.items.flatMap((item) => {
    const [key, value] = isPair(item) ? [item.key, item.value] : [undefined, item];
    if (!value) return [];
    const [start, , after] = value.range;
    // The line of an empty value ends after it.
    const end = start === after && text[after] === '\n' ? after + 1 : after;
    const beforeValue = text.slice(chunkStart, start);
    const whole = text.slice(chunkStart, end);
    const beforeKey = key ? text.slice(chunkStart, key.range[0]) : beforeValue.replace(/- *$/, '');
    chunkStart = end;
    return [{ key: String(key), value, beforeKey, beforeValue, whole, end }];
  });
}

/** A part of a changed collection: in which chunk it was, and how it is written when it is new. */
type Part = Change & {
  chunk: Chunk | undefined;
  printNew: (value: unknown, indent?: string) => string;
};

function partsOf(chunks: Chunk[], { now, wanted }: Change): Part[] {
  if (Array.isArray(now) && Array.isArray(wanted))
    return matchIndexes(now, wanted).map((place, index) => ({
      chunk: chunks[place],
      now: now[place] as unknown,
      wanted: wanted[index] as unknown,
      printNew: (value, indent) => print([value], indent),
    }));
  if (!isFields(now) || !isFields(wanted)) return [];
  const order = chunks.map(({ key }) => key).filter((key) => !(key in now) || key in wanted);
  const keys = Object.keys(wanted);
  // Insert each new field after the one that precedes it.
  for (const [index, key] of keys.entries())
    if (!order.includes(key)) order.splice(order.indexOf(keys[index - 1] ?? '') + 1, 0, key);
  return order.map((key) => ({
    chunk: chunks.find((chunk) => chunk.key === key),
    now: now[key],
    wanted: wanted[key],
    printNew: (value, indent) => print({ [key]: value }, indent),
  }));
}

/** Returns the new text of a collection; undefined if it has to be written from scratch. */
function mergedText(node: ParsedNode, change: Change, text: string): string | undefined {
  if (!isCollection(node)) return undefined;
  const [start, , end] = node.range;
  const chunks = chunksIn(node, text);
  const parts = partsOf(chunks, change);
  if (parts.length === 0) return undefined;
  const tail = text.slice(chunks.at(-1)?.end ?? start, end);
  if (node.flow) {
    const isSame =
      parts.length === chunks.length && parts.every(({ chunk }, index) => chunk === chunks[index]);
    return isSame ? parts.map((part) => partText(part, text)).join('') + tail : undefined;
  }
  const indent = ' '.repeat(column(text, start));
  const texts = parts.map((part) => partText(part, text, indent));
  // The indent of a field may be at the end of the empty one before it.
  const [first = '', ...later] = [...texts, tail].map((text) => text.replace(/\n *$/, '\n'));
  // The first part continues its line; each other one begins a line.
  return later.reduce((text, part) => {
    const isApart = part === '' || text.endsWith('\n') || part.startsWith('\n');
    return `${text}${isApart ? '' : '\n'}${/^(\s|$)/.test(part) ? part : indent + part}`;
  }, first.trimStart());
}

/** @param indent of its collection; undefined between brackets, where every part stays in its place */
function partText({ chunk, now, wanted, printNew }: Part, text: string, indent?: string): string {
  if (!chunk) return `${indent}${printNew(wanted, indent)}`;
  const { value, beforeKey, beforeValue, whole } = chunk;
  if (dequal(now, wanted)) return whole;
  const inner = mergedText(value, { now, wanted }, text);
  if (inner !== undefined) return beforeValue + inner;
  const next = inOldStyle(value, wanted);
  if (indent !== undefined) return beforeKey + printNew(next, indent);
  return beforeValue + flow(next) + text.slice(value.range[1], value.range[2]);
}

/** Gives a value the style and the comment of the one that it replaces. */
function inOldStyle(node: ParsedNode, wanted: unknown): unknown {
  const created = new Document().createNode(wanted);
  created.comment = node.comment ?? null;
  if (isCollection(node) && isCollection(created)) created.flow = node.flow ?? false;
  if (isScalar(node) && isScalar(created)) {
    if (node.type) created.type = node.type;
    // Block scalars end with a line break, which forms do not show.
    if (typeof node.value === 'string' && typeof wanted === 'string')
      created.value = wanted + (/\n*$/.exec(node.value)?.[0] ?? '');
  }
  return created;
}

/** Returns a value in flow style. */
const flow = (data: unknown): string =>
  stringify([data], { ...style, lineWidth: 0, collectionStyle: 'flow', commentString: () => '' })
    .trim()
    .slice(1, -1)
    .trim();

const style = { singleQuote: true, flowCollectionPadding: true };

/** Returns the lines of new data, with an indent after the first. */
function print(data: unknown, indent = ''): string {
  const text = stringify(data, { ...style, lineWidth: WIDTH - indent.length });
  return text.replace(/\n(?=[^\n])/g, `\n${indent}`);
}

/** Returns for each wanted entry the index of the old one: an equal one, one with its id, or the one in its place. */
function matchIndexes(old: unknown[], wanted: unknown[]): number[] {
  const from = wanted.map((one, index) =>
    isSame(old[index], one) ? index : old.findIndex((other) => isSame(other, one)),
  );
  return from.map((place, index) => (place < 0 && !from.includes(index) ? index : place));
}

const isSame = (a: unknown, b: unknown): boolean =>
  dequal(a, b) || (isFields(a) && isFields(b) && a.id !== undefined && a.id === b.id);
