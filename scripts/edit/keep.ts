import { dequal } from 'dequal';
import {
  CST,
  Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  Scalar,
  visit,
} from 'yaml';
import type { Node, Pair, YAMLMap, YAMLSeq } from 'yaml';

// A form knows data, and a file has more: comments, quotes, the order of fields. Only what differs in the data is written
// again; everything else stays as somebody wrote it.

/** Prettier breaks lines here too. */
const WIDTH = 100;

export type Fields = Record<string, unknown>;

export const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

type Item = CST.CollectionItem;
/** What the data is, and what it becomes. */
type Change = { now: unknown; wanted: unknown };

/**
 * Writes data into the text of a YAML file. The result means the data, and differs from the text only where that does.
 *
 * @param old the text as it is; empty for a new file
 * @param meant what of a file's data counts; the rest of it stays
 */
export function keep(old: string, wanted: unknown, meant = (data: unknown) => data): string {
  const doc = parseDocument(old, { keepSourceTokens: true });
  const anew = (/^(?:#.*\n|\n)*/.exec(old)?.[0] ?? '') + print(wanted);
  if (doc.errors.length > 0 || !doc.contents) return anew;
  const now = meant(doc.toJS());
  if (dequal(now, wanted)) return old;
  const { contents } = doc;
  const start = contents.srcToken?.offset ?? 0;
  const kept = textOf(contents, { now, wanted }, old) ?? '';
  const merged = old.slice(0, start) + kept + old.slice(start + source(contents).length);
  const result = parseDocument(merged, { prettyErrors: false });
  const isRight = result.errors.length === 0 && dequal(meant(result.toJS()), wanted);
  return isRight ? merged : anew;
}

/** Writes fields and body into the text of an article. */
export function keepArticle(old: string, wanted: Fields, meant = (data: unknown) => data): string {
  const { body, ...data } = wanted;
  const [, yaml = '', rest = ''] = /^---[ \t]*\n([^]*?)^---[ \t]*$([^]*)/m.exec(old) ?? [];
  const text = typeof body === 'string' ? body.trim() : '';
  const facts = keep(yaml, data, (some) => {
    const { body: _, ...fields } = meant(some) as Fields;
    return fields;
  });
  return `---\n${facts}---${rest.trim() === text ? rest : `\n\n${text}\n`}`;
}

/** What a file holds: its data, and for an article its Markdown as `body`. */
export function dataIn(path: string, text: string): unknown {
  if (!path.endsWith('.md')) return parse(text) as unknown;
  const [, yaml = '', rest = text] = /^---[ \t]*\r?\n([^]*?)^---[ \t]*$([^]*)/m.exec(text) ?? [];
  return { ...(parse(yaml) as Fields | null), body: rest.replaceAll('\r\n', '\n').trim() };
}

const source = (node: Node | null | undefined) =>
  node?.srcToken ? CST.stringify(node.srcToken) : '';

const column = (text: string, offset: number) => offset - text.lastIndexOf('\n', offset - 1) - 1;

/** The new text of a collection that stays one; undefined when it has to be written anew. */
function textOf(node: unknown, { now, wanted }: Change, text: string): string | undefined {
  if (isMap(node) && isFields(now) && isFields(wanted))
    return node.flow ? flowText(node, now, wanted, text) : mapText(node, now, wanted, text);
  if (isSeq(node) && Array.isArray(now) && Array.isArray(wanted) && wanted.length > 0)
    return node.flow
      ? flowText(node, { ...now }, { ...wanted }, text)
      : seqText(node, now, wanted, text);
  return undefined;
}

const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

function mapText(map: YAMLMap, now: Fields, wanted: Fields, text: string): string | undefined {
  const token = map.srcToken as CST.BlockMap;
  const indent = ' '.repeat(column(text, token.offset));
  const pairs = new Map(map.items.map((pair) => [keyOf(pair), pair]));
  const order = [...pairs.keys()].filter((key) => !(key in now) || key in wanted);
  // Each new field after the one that precedes it.
  for (const [index, key] of Object.keys(wanted).entries()) {
    if (order.includes(key)) continue;
    const before = Object.keys(wanted)
      .slice(0, index)
      .findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  if (order.length === 0) return undefined;
  const chunks = order.map((key) => {
    const pair = pairs.get(key);
    const change = { now: now[key], wanted: wanted[key] };
    const item = pair?.srcToken as Item | undefined;
    return entryText(item, pair?.value, change, (value) => ({ [key]: value }), indent, text);
  });
  return assemble(chunks, token, indent);
}

function seqText(seq: YAMLSeq, now: unknown[], wanted: unknown[], text: string): string {
  const token = seq.srcToken as CST.BlockSequence;
  const indent = ' '.repeat(column(text, token.offset));
  const items = token.items.filter(isItem);
  const chunks = matched(now, wanted).map((place, index) => {
    const change = { now: place === undefined ? undefined : now[place], wanted: wanted[index] };
    const at = place ?? -1;
    return entryText(items[at], seq.items[at], change, (value) => [value], indent, text);
  });
  return assemble(chunks, token, indent);
}

/** A field of a map or an entry of a list, on lines of its own, which begin where the collection does. */
function entryText(
  item: Item | undefined,
  node: unknown,
  { now, wanted }: Change,
  entry: (value: unknown) => object,
  indent: string,
  text: string,
): string {
  if (!item) return indent + print(entry(wanted), indent);
  if (dequal(now, wanted)) return CST.stringify(item as CST.Token);
  const { value: _, ...before } = item;
  const inner = textOf(node, { now, wanted }, text);
  if (inner !== undefined) return CST.stringify(before as CST.Token) + inner;
  const lead = CST.stringify({ start: item.start }).replace(/- *$/, '');
  return lead + print(entry(renewed(node, wanted)), indent);
}

/** A value in the style of the one that it replaces, with the comment behind it. */
function renewed(node: unknown, wanted: unknown): unknown {
  const { contents } = new Document(wanted);
  if (!isNode(node) || !contents) return wanted;
  contents.comment = node.comment ?? null;
  if (isScalar(node) && isScalar(contents)) {
    if (node.type) contents.type = node.type;
    // Blocks end in a line of their own, which forms do not show.
    if (typeof node.value === 'string' && typeof wanted === 'string')
      contents.value = wanted + (/\n*$/.exec(node.value)?.[0] ?? '');
  }
  return contents;
}

const isItem = ({ start, key, sep }: Item) =>
  Boolean(key ?? sep) || start.some(({ type }) => type === 'seq-item-ind');

/** The first chunk follows what is before the collection on its line; each other one begins a line. */
function assemble(
  chunks: string[],
  { items }: CST.BlockMap | CST.BlockSequence,
  indent: string,
): string {
  const comments = items.filter((item) => !isItem(item as Item));
  const all = [...chunks, ...comments.map((item) => CST.stringify(item as CST.Token))];
  // The indent of a field may be behind the empty one before it.
  const [first = '', ...others] = all.map((chunk) => chunk.replace(/\n *$/, '\n'));
  return others.reduce((so, chunk) => {
    const isApart = so.endsWith('\n') || chunk.startsWith('\n');
    return `${so}${isApart ? '' : '\n'}${/^\s/.test(chunk) ? chunk : indent + chunk}`;
  }, first.trimStart());
}

/** A collection between brackets: each entry in its place where these are the same ones, otherwise on one line. */
function flowText(node: YAMLMap | YAMLSeq, now: Fields, wanted: Fields, text: string) {
  const { offset, end } = node.srcToken as CST.FlowCollection;
  const children = node.items.map((item, index) =>
    isPair(item) ? ([keyOf(item), item.value] as const) : ([String(index), item] as const),
  );
  const isSame =
    children.length === Object.keys(wanted).length && children.every(([key]) => key in wanted);
  let kept = isSame ? source(node) : undefined;
  // From the end: places before a change stay where they are.
  for (const [key, child] of children.reverse()) {
    if (kept === undefined || dequal(now[key], wanted[key])) continue;
    const change = { now: now[key], wanted: wanted[key] };
    const inner = isScalar(child) ? flow(renewed(child, wanted[key])) : textOf(child, change, text);
    const start = ((child as Node | null)?.srcToken?.offset ?? 0) - offset;
    const after = start + source(child as Node | null).length;
    kept = inner === undefined ? undefined : kept.slice(0, start) + inner + kept.slice(after);
  }
  if (kept !== undefined) return kept;
  const line =
    flow(isMap(node) ? wanted : Object.values(wanted)) + CST.stringify({ start: end.slice(1) });
  return column(text, offset) + line.length < WIDTH ? line : undefined;
}

/** A value as it is written between brackets. */
function flow(data: unknown): string {
  const doc = new Document([data]);
  (doc.contents as YAMLSeq).flow = true;
  return doc
    .toString({ ...style, lineWidth: 0 })
    .trim()
    .slice(1, -1)
    .trim();
}

const style = { singleQuote: true, flowCollectionPadding: true };

/** The lines of new data; those after the first one with an indent. */
function print(data: unknown, indent = ''): string {
  const doc = new Document(data);
  const lineWidth = WIDTH - indent.length;
  visit(doc, {
    Scalar(_, node) {
      const { value, type = '' } = node;
      if (typeof value !== 'string' || /^\s| $/.test(value) || type.startsWith('BLOCK')) return;
      if (value.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
      else if (value.length > lineWidth - 12) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  return doc.toString({ ...style, lineWidth }).replace(/\n(?=[^\n])/g, `\n${indent}`);
}

/** For each wanted entry the old one that it was: the same one, one of the same name, or the one in its place. */
function matched(old: unknown[], wanted: unknown[]): (number | undefined)[] {
  const from: (number | undefined)[] = wanted.map(() => undefined);
  const free = new Set(old.keys());
  const likeness = [
    (a: unknown, b: unknown) => (dequal(a, b) ? 1 : 0),
    alike,
    // What is left was changed between the same neighbours.
    (a: unknown, b: unknown, place: number, index: number) => {
      const after = from.slice(0, index).findLast((one) => one !== undefined) ?? -1;
      const before = from.slice(index).find((one) => one !== undefined) ?? old.length;
      return place > after && place < before && kindOf(a) === kindOf(b) ? 1 : 0;
    },
  ];
  for (const likely of likeness)
    for (const [index, one] of wanted.entries()) {
      if (from[index] !== undefined) continue;
      const scores = [...free].map((each) => [likely(old[each], one, each, index), each] as const);
      const [best] = scores.filter(([score]) => score > 0).sort(([a], [b]) => b - a);
      if (!best) continue;
      from[index] = best[1];
      free.delete(best[1]);
    }
  return from;
}

const kindOf = (data: unknown) =>
  isFields(data) ? 'fields' : Array.isArray(data) ? 'list' : 'value';

/** How much two entries have in common; nothing when they are of two kinds or have two names. */
function alike(a: unknown, b: unknown): number {
  if (!isFields(a) || !isFields(b) || a.kind !== b.kind || a.id !== b.id) return 0;
  const shared = Object.keys(b).filter((key) => dequal(a[key], b[key])).length;
  return shared + (a.id === undefined ? 0 : 100);
}
