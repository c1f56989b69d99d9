import { isDeepStrictEqual } from 'node:util';
import {
  CST,
  Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  Scalar,
  visit,
} from 'yaml';
import type { Node, Pair, YAMLMap, YAMLSeq } from 'yaml';
import { type Fields, isFields, matched } from './entries.ts';

// A form knows data, and a file has more: comments, quotes, folded text, the order of fields. Only what differs in the data
// is written again; everything else stays as somebody wrote it.

/** Prettier breaks lines here too. */
const WIDTH = 100;

type Item = CST.CollectionItem;
/** Where a value is. */
type At = { text: string; isFlow: boolean };

/**
 * Writes data into the text of a YAML file. The result reads as the data, and differs from the text only where that does.
 *
 * @param old the text as it is; empty for a new file
 */
export function keep(old: string, wanted: unknown): string {
  const text = old.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');
  const doc = parseDocument(text, { keepSourceTokens: true });
  if (doc.errors.length > 0 || !doc.contents) return fresh(wanted);
  const now: unknown = doc.toJS();
  if (isDeepStrictEqual(now, wanted)) return old;
  const start = doc.contents.srcToken?.offset ?? 0;
  const kept = valueText(doc.contents, now, wanted, { text, isFlow: false });
  const end = start + source(doc.contents).length;
  const merged = kept === undefined ? '' : text.slice(0, start) + kept + text.slice(end);
  const result = reads(merged, wanted) ? merged : comments(text) + fresh(wanted);
  return old.includes('\r\n') ? result.replaceAll('\n', '\r\n') : result;
}

/** Writes fields and body into the text of an article. */
export function keepArticle(old: string, { body, ...data }: Fields): string {
  const [, open = '---\n', yaml = '', close = '---', rest = ''] =
    /^(---[ \t]*\r?\n)([^]*?)^(---[ \t]*)$([^]*)/m.exec(old) ?? [];
  const text = typeof body === 'string' ? body.trim() : '';
  const end = rest.replaceAll('\r\n', '\n').trim() === text ? rest : `\n\n${text}\n`;
  return open + keep(yaml, data) + close + end;
}

/** What a file holds, as the editor has it: the data, and for an article its Markdown as `body`. */
export function dataIn(path: string, text: string): unknown {
  if (!path.endsWith('.md')) return parse(text) as unknown;
  const [, yaml = '', rest = text] = /^---[ \t]*\r?\n([^]*?)^---[ \t]*$([^]*)/m.exec(text) ?? [];
  return { ...(parse(yaml) as Fields | null), body: rest.replaceAll('\r\n', '\n').trim() };
}

function reads(text: string, wanted: unknown): boolean {
  const doc = parseDocument(text, { prettyErrors: false });
  return doc.errors.length === 0 && isDeepStrictEqual(doc.toJS(), wanted);
}

/** The comments over a file, which a stamp of translation is one of. */
const comments = (text: string) => /^(?:#.*\n|\n)*/.exec(text)?.[0] ?? '';

const source = (node: Node | null | undefined) =>
  node?.srcToken ? CST.stringify(node.srcToken) : '';

const column = (text: string, offset: number) => offset - text.lastIndexOf('\n', offset - 1) - 1;

/** The new text of a value that stays of its kind; undefined when it does not. */
function valueText(node: unknown, now: unknown, wanted: unknown, at: At): string | undefined {
  if (isMap(node)) return isFields(wanted) ? mapText(node, now as Fields, wanted, at) : undefined;
  if (isSeq(node))
    return Array.isArray(wanted) ? seqText(node, now as unknown[], wanted, at) : undefined;
  return isScalar(node) ? scalarText(node, wanted, at) : undefined;
}

const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

function mapText(map: YAMLMap, now: Fields, wanted: Fields, at: At): string | undefined {
  const token = map.srcToken;
  if (token?.type === 'flow-collection') return flowText(map, now, wanted, at);
  if (token?.type !== 'block-map' || Object.keys(wanted).length === 0) return undefined;
  const indent = ' '.repeat(column(at.text, token.offset));
  const pairs = new Map(map.items.map((pair) => [keyOf(pair), pair]));
  const order = ordered([...pairs.keys()], Object.keys(wanted));
  const chunks = order.map((key) => {
    const pair = pairs.get(key);
    return pair
      ? pairText(pair, key, [now[key], wanted[key]], indent, at)
      : indent + freshPart({ [key]: wanted[key] }, indent);
  });
  return assemble([...chunks, ...tail(token)], indent);
}

/** The old fields in their order, without those that are gone; each new one after the field that precedes it. */
function ordered(old: string[], wanted: string[]): string[] {
  const order = old.filter((key) => wanted.includes(key));
  for (const [index, key] of wanted.entries()) {
    if (order.includes(key)) continue;
    const before = wanted.slice(0, index).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}

function pairText(
  pair: Pair,
  key: string,
  [now, wanted]: [unknown, unknown],
  indent: string,
  at: At,
): string {
  const item = pair.srcToken as Item;
  if (isDeepStrictEqual(now, wanted)) return CST.stringify(item as CST.Token);
  const value = valueText(pair.value, now, wanted, at);
  const lead = CST.stringify({ start: item.start });
  if (value === undefined)
    return lead + freshPart({ [key]: wanted }, indent) + note(item.value, indent);
  const { start, key: name = null, sep = [] } = item;
  // What becomes a block begins on the line of its name.
  const between =
    /^[>|]/.test(value) && !CST.stringify({ start: sep }).includes('#') ? ': ' : undefined;
  return between
    ? CST.stringify({ start, key: name }) + between + value
    : CST.stringify({ start, key: name, sep }) + value;
}

function seqText(seq: YAMLSeq, now: unknown[], wanted: unknown[], at: At): string | undefined {
  const token = seq.srcToken;
  if (token?.type === 'flow-collection')
    return wanted.length > 0 ? flowText(seq, { ...now }, { ...wanted }, at) : undefined;
  if (token?.type !== 'block-seq' || wanted.length === 0) return undefined;
  const indent = ' '.repeat(column(at.text, token.offset));
  const items = token.items.filter(isItem);
  const from = matched(now, wanted);
  const chunks = wanted.map((one, index) => {
    const old = from[index];
    const item = old === undefined ? undefined : items[old];
    if (old === undefined || !item) return indent + freshPart([one], indent);
    const node = seq.items[old];
    if (isDeepStrictEqual(now[old], one)) return CST.stringify(item as CST.Token);
    const value = valueText(node, now[old], one, at);
    const lead = CST.stringify({ start: item.start });
    return value === undefined
      ? lead.replace(/- *$/, '') + freshPart([one], indent) + note(item.value, indent)
      : lead + value;
  });
  return assemble([...chunks, ...tail(token)], indent);
}

const isItem = ({ start, key, sep }: Item) =>
  Boolean(key ?? sep) || start.some(({ type }) => type === 'seq-item-ind');

/** Comments after the last entry. */
const tail = (token: CST.BlockMap | CST.BlockSequence) =>
  token.items
    .filter((item) => !isItem(item as Item))
    .map((item) => CST.stringify(item as CST.Token));

/** The first chunk follows what is before the collection on its line; each other one begins a line. */
function assemble(chunks: string[], indent: string): string {
  // The indent of a field may be behind the empty one before it.
  const [first = '', ...others] = chunks.map((chunk) => chunk.replace(/\n *$/, '\n'));
  return others.reduce((text, chunk) => {
    const isApart = text.endsWith('\n') || chunk.startsWith('\n');
    return `${text}${isApart ? '' : '\n'}${/^\s/.test(chunk) ? chunk : indent + chunk}`;
  }, first.trimStart());
}

/** The comment behind a value that is written anew, on a line of its own. */
function note(value: CST.Token | null | undefined, indent: string): string {
  const end = value && 'end' in value ? CST.stringify({ start: value.end ?? [] }).trim() : '';
  return end.startsWith('#') ? `${indent}${end}\n` : '';
}

/** A flow collection: each entry in its place where these are the same ones, otherwise on one line, if they fit. */
function flowText(node: YAMLMap | YAMLSeq, now: Fields, wanted: Fields, at: At) {
  const { offset, end } = node.srcToken as CST.FlowCollection;
  const children = node.items.map((item, index) =>
    isPair(item) ? ([keyOf(item), item.value] as const) : ([String(index), item] as const),
  );
  const isSame =
    children.length === Object.keys(wanted).length && children.every(([key]) => key in wanted);
  let text = isSame ? source(node) : undefined;
  // From the end: places before a change stay where they are.
  for (const [key, child] of children.reverse()) {
    if (text === undefined || isDeepStrictEqual(now[key], wanted[key])) continue;
    const kept = valueText(child, now[key], wanted[key], { ...at, isFlow: true });
    const start = ((child as Node | null)?.srcToken?.offset ?? 0) - offset;
    const after = start + source(child as Node | null).length;
    text = kept === undefined ? undefined : text.slice(0, start) + kept + text.slice(after);
  }
  if (text !== undefined) return text;
  const line =
    freshFlow(isMap(node) ? wanted : Object.values(wanted)) +
    CST.stringify({ start: end.slice(1) });
  return column(at.text, offset) + line.length < WIDTH ? line : undefined;
}

function scalarText(node: Scalar, wanted: unknown, at: At): string | undefined {
  const token = node.srcToken;
  if (
    !token ||
    (node.source === '' && node.value === null) ||
    typeof wanted === 'object' ||
    wanted === undefined
  )
    return undefined;
  if (token.type === 'block-scalar') return blockText(token, node.value, wanted);
  if (!CST.isScalar(token)) return undefined;
  const end = CST.stringify({ start: token.end ?? [] });
  const { text, isFlow } = at;
  const quote = /^['"]/.exec(token.source)?.[0] ?? '';
  const line = column(text, token.offset) + token.source.length;
  if (typeof wanted === 'string' && !wanted.includes('\n')) {
    const styles = [quote, '', "'", '"'].filter((one, index, all) => all.indexOf(one) === index);
    for (const style of styles) {
      const bare = escaped(wanted, style);
      const isFolded = token.source.includes('\n');
      const value = isFolded
        ? refolded(
            token.source.slice(quote.length, token.source.length - quote.length),
            bare,
            quote.length,
          )
        : bare;
      const whole = style + value + style;
      const isLong = !isFolded && line < WIDTH && column(text, token.offset) + whole.length > WIDTH;
      if (isLong && !isFlow) return undefined;
      if (reads(isFlow ? `[${whole}]` : `a:\n  ${whole}`, isFlow ? [wanted] : { a: wanted }))
        return whole + end;
    }
    return undefined;
  }
  return typeof wanted === 'string' ? undefined : String(wanted) + end;
}

function escaped(text: string, quote: string): string {
  if (quote === "'") return text.replaceAll("'", "''");
  return quote === '"' ? JSON.stringify(text).slice(1, -1) : text;
}

/** Text in lines: those of the old one as far as they are the same at its start and its end. */
function refolded(old: string, text: string, quotes = 0): string {
  const [first = '', ...others] = old.split('\n');
  const indent = /^ */.exec(others.at(-1) ?? first)?.[0] ?? '';
  const lines = [first, ...others].map((line) => line.trim());
  const head: string[] = [];
  const foot: string[] = [];
  let rest = text;
  while (head.length < lines.length - 1 && rest.startsWith(`${lines[head.length]} `))
    rest = rest.slice((head.push(lines[head.length] ?? ''), head.at(-1) ?? '').length + 1);
  while (foot.length + head.length < lines.length) {
    const line = lines[lines.length - 1 - foot.length] ?? '';
    if (!rest.endsWith(` ${line}`)) break;
    foot.unshift(line);
    rest = rest.slice(0, -line.length - 1);
  }
  const width = WIDTH - indent.length - quotes;
  return [...head, ...folded(rest, width), ...foot].join(`\n${indent}`);
}

/** Lines that end at single spaces, where YAML reads a line's end as a space. */
function folded(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width)
      lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines;
}

function blockText(token: CST.BlockScalar, old: unknown, wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || typeof old !== 'string' || wanted.trim() === '')
    return undefined;
  const props = token.props.map((one) => CST.stringify(one as CST.Token)).join('');
  const indent = /^\n*( *)/.exec(token.source)?.[1] ?? '';
  const isFolded = props.trimStart().startsWith('>');
  const ends = /\n*$/;
  if (ends.exec(old)?.[0] !== ends.exec(wanted)?.[0]) return undefined;
  const text = wanted.replace(ends, '');
  if (isFolded && (text.includes('\n') || /^\s|\s$/.test(text))) return undefined;
  const after = ends.exec(token.source)?.[0] ?? '';
  const lines = isFolded
    ? indent + refolded(indent + token.source.trim(), text)
    : text
        .split('\n')
        .map((line) => (line === '' ? '' : indent + line))
        .join('\n');
  return props + lines + after;
}

/** Data as text of a file of its own. */
function fresh(data: unknown, width = WIDTH): string {
  const doc = new Document(data);
  visit(doc, {
    Scalar(_, node) {
      const { value } = node;
      if (typeof value !== 'string' || /^\s|\s$/.test(value)) return;
      if (value.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
      else if (value.length > width - 12) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  return doc.toString({ lineWidth: width, singleQuote: true, flowCollectionPadding: true });
}

/** The lines of one new field or entry; the first one without its indent. */
const freshPart = (data: unknown, indent: string) =>
  fresh(data, WIDTH - indent.length).replace(/\n(?=[^\n])/g, `\n${indent}`);

function freshFlow(data: unknown): string {
  const doc = new Document(data);
  visit(doc, {
    Collection(_, node) {
      node.flow = true;
    },
  });
  const inList = new Document([doc.contents]);
  (inList.contents as YAMLSeq).flow = true;
  return inList
    .toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true })
    .trim()
    .slice(1, -1)
    .trim();
}
