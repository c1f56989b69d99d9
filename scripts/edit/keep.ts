import { dequal } from 'dequal';
import { CST, Document, isMap, isNode, isScalar, isSeq, parse, parseDocument, visit } from 'yaml';
import type { Node, Pair, YAMLMap, YAMLSeq } from 'yaml';

// A form has data, and a file has more: comments, quotes, the order of fields. Only changed data is written again; everything
// else stays as it is.

/** Prettier breaks lines here too. */
const WIDTH = 100;

export type Fields = Record<string, unknown>;

export const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

type Item = CST.CollectionItem;
/** Data before and after a change. */
type Change = { now: unknown; wanted: unknown };

/**
 * Writes data into the text of a YAML file, which changes only where the data differs.
 *
 * @param old the text as it is; empty for a new file
 * @param relevant selects the part of the file's data that is compared; the rest stays
 */
export function keep(old: string, wanted: unknown, relevant = (data: unknown) => data): string {
  const doc = parseDocument(old, { keepSourceTokens: true });
  const fresh = (/^(?:#.*\n|\n)*/.exec(old)?.[0] ?? '') + print(wanted);
  if (doc.errors.length > 0 || !doc.contents) return fresh;
  const now = relevant(doc.toJS());
  if (dequal(now, wanted)) return old;
  const start = doc.contents.srcToken?.offset ?? 0;
  const end = start + source(doc.contents).length;
  const kept = textOf(doc.contents, { now, wanted }, old) ?? '';
  const merged = old.slice(0, start) + kept + old.slice(end);
  const result = parseDocument(merged, { prettyErrors: false });
  const isRight = result.errors.length === 0 && dequal(relevant(result.toJS()), wanted);
  return isRight ? merged : fresh;
}

const article = /^---[ \t]*\n([^]*?)^---[ \t]*$([^]*)/m;

/** Writes fields and body into the text of an article. */
export function keepArticle(old: string, wanted: Fields, relevant?: (data: unknown) => unknown) {
  const { body, ...data } = wanted;
  const [, yaml = '', rest = ''] = article.exec(old) ?? [];
  const text = typeof body === 'string' ? body.trim() : '';
  return `---\n${keep(yaml, data, relevant)}---${rest.trim() === text ? rest : `\n\n${text}\n`}`;
}

/** Returns the data of a file, for an article with its Markdown as `body`. */
export function dataIn(path: string, text: string): unknown {
  if (!path.endsWith('.md')) return parse(text) as unknown;
  const [, yaml = '', rest = text] = article.exec(text) ?? [];
  return { ...(parse(yaml) as Fields | null), body: rest.trim() };
}

const source = (node: Node | null | undefined) =>
  node?.srcToken ? CST.stringify(node.srcToken) : '';

const column = (text: string, offset: number) => offset - text.lastIndexOf('\n', offset - 1) - 1;

/** Returns the new text of a collection; undefined if it has to be written from scratch. */
function textOf(node: unknown, { now, wanted }: Change, text: string): string | undefined {
  if (isMap(node) && isFields(now) && isFields(wanted))
    return node.flow
      ? flowText(node, now, wanted, text)
      : blockText(node, fieldsIn(node, now, wanted), text);
  if (isSeq(node) && Array.isArray(now) && Array.isArray(wanted))
    return node.flow
      ? flowText(node, { ...now }, { ...wanted }, text)
      : blockText(node, entriesIn(node, now, wanted), text);
  return undefined;
}

const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

/** A field of a map or an entry of a list, and how it is written when it is new. */
type Part = Change & { item: Item | undefined; node: unknown; fresh: (value: unknown) => object };

function fieldsIn({ items }: YAMLMap, now: Fields, wanted: Fields): Part[] {
  const pairs = new Map(items.map((pair) => [keyOf(pair), pair]));
  const order = [...pairs.keys()].filter((key) => !(key in now) || key in wanted);
  const keys = Object.keys(wanted);
  // Insert each new field after the one that precedes it.
  for (const [index, key] of keys.entries())
    if (!order.includes(key)) order.splice(order.indexOf(keys[index - 1] ?? '') + 1, 0, key);
  return order.map((key) => ({
    item: pairs.get(key)?.srcToken as Item | undefined,
    node: pairs.get(key)?.value,
    now: now[key],
    wanted: wanted[key],
    fresh: (value) => ({ [key]: value }),
  }));
}

function entriesIn({ items, srcToken }: YAMLSeq, now: unknown[], wanted: unknown[]): Part[] {
  const tokens = (srcToken as CST.BlockSequence).items.filter(isItem);
  return matched(now, wanted).map((place = -1, index) => ({
    item: tokens[place],
    node: items[place],
    now: now[place],
    wanted: wanted[index],
    fresh: (value) => [value],
  }));
}

/** Writes a collection in block style; unchanged parts stay as they are. */
function blockText(node: YAMLMap | YAMLSeq, parts: Part[], text: string): string | undefined {
  if (parts.length === 0) return undefined;
  const { items, offset } = node.srcToken as CST.BlockMap | CST.BlockSequence;
  const indent = ' '.repeat(column(text, offset));
  const comments = (items as Item[]).filter((item) => !isItem(item));
  const chunks = [...parts.map((part) => partText(part, indent, text)), ...comments.map(sourceOf)];
  // The indent of a field may be at the end of the empty one before it.
  const [first = '', ...others] = chunks.map((chunk) => chunk.replace(/\n *$/, '\n'));
  // The first part continues its line; each other one begins a line.
  return others.reduce((so, chunk) => {
    const isApart = so.endsWith('\n') || chunk.startsWith('\n');
    return `${so}${isApart ? '' : '\n'}${/^\s/.test(chunk) ? chunk : indent + chunk}`;
  }, first.trimStart());
}

function partText({ item, node, now, wanted, fresh }: Part, indent: string, text: string): string {
  if (!item) return indent + print(fresh(wanted), indent);
  if (dequal(now, wanted)) return sourceOf(item);
  const { value: _, ...before } = item;
  const inner = textOf(node, { now, wanted }, text);
  if (inner !== undefined) return sourceOf(before) + inner;
  const lead = sourceOf({ start: item.start }).replace(/- *$/, '');
  return lead + print(fresh(renewed(node, wanted)), indent);
}

const sourceOf = (item: Item) => CST.stringify(item as CST.Token);

const isItem = ({ start, key, sep }: Item) =>
  Boolean(key ?? sep) || start.some(({ type }) => type === 'seq-item-ind');

/** Gives a value the style and the comment of the one that it replaces. */
function renewed(node: unknown, wanted: unknown): unknown {
  const { contents } = new Document(wanted);
  if (!isNode(node) || !contents) return wanted;
  contents.comment = node.comment ?? null;
  if (isScalar(node) && isScalar(contents)) {
    if (node.type) contents.type = node.type;
    // Block scalars end with a line break, which forms do not show.
    if (typeof node.value === 'string' && typeof wanted === 'string')
      contents.value = wanted + (/\n*$/.exec(node.value)?.[0] ?? '');
  }
  return contents;
}

/** Writes a collection in flow style: in place if it has the same keys, otherwise on one line. */
function flowText(node: YAMLMap | YAMLSeq, now: Fields, wanted: Fields, text: string) {
  const { offset, end } = node.srcToken as CST.FlowCollection;
  const children = isMap(node)
    ? node.items.map((pair) => [keyOf(pair), pair.value] as const)
    : node.items.map((item, index) => [String(index), item] as const);
  const changed = children.filter(([key]) => !dequal(now[key], wanted[key]));
  const isSame =
    children.length === Object.keys(wanted).length &&
    children.every(([key]) => key in wanted) &&
    changed.every(([key, child]) => isScalar(child) && typeof wanted[key] !== 'object');
  if (isSame) {
    for (const [key, child] of changed)
      Object.assign((child as Node).srcToken ?? {}, { source: flow(renewed(child, wanted[key])) });
    return source(node);
  }
  const line =
    flow(isMap(node) ? wanted : Object.values(wanted)) + CST.stringify({ start: end.slice(1) });
  return column(text, offset) + line.length < WIDTH ? line : undefined;
}

/** Returns a value in flow style. */
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

/** Returns the lines of new data, with an indent after the first. */
function print(data: unknown, indent = ''): string {
  const doc = new Document(data);
  const lineWidth = WIDTH - indent.length;
  visit(doc, {
    Scalar(_, node) {
      const { value, type = '' } = node;
      if (typeof value !== 'string' || type.startsWith('BLOCK')) return;
      if (value.includes('\n')) node.type = 'BLOCK_LITERAL';
      else if (value.length > lineWidth - 12) node.type = 'BLOCK_FOLDED';
    },
  });
  return doc.toString({ ...style, lineWidth }).replace(/\n(?=[^\n])/g, `\n${indent}`);
}

/** Returns for each wanted entry the index of the old entry most similar to it. */
function matched(old: unknown[], wanted: unknown[]): (number | undefined)[] {
  const from: (number | undefined)[] = wanted.map(() => undefined);
  const pairs = wanted.flatMap((one, index) =>
    old.map((other, place) => ({ index, place, score: alike(other, one, place === index) })),
  );
  for (const { index, place, score } of pairs.sort((a, b) => b.score - a.score))
    if (score > 0 && from[index] === undefined && !from.includes(place)) from[index] = place;
  return from;
}

/** Scores how similar two entries are: equal, with the same id, with some equal fields, or only at the same index. */
function alike(a: unknown, b: unknown, isInPlace: boolean): number {
  if (dequal(a, b)) return 1_000;
  const place = isInPlace ? 0.5 : 0;
  if (!isFields(a) || !isFields(b) || a.kind !== b.kind || a.id !== b.id) return place;
  const shared = Object.keys(b).filter((key) => dequal(a[key], b[key])).length;
  return shared + place + (a.id === undefined ? 0 : 100);
}
