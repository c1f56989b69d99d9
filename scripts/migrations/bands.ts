import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, parse, parseDocument, stringify } from 'yaml';

// How files from before pages were lists of bands become such lists: every line that a person wrote
// stays, comments too, only further in.

type Holds = Record<string, unknown>;

/** A top-level field as text: the comments over it, its first line after the key, and the lines below. */
type Field = { key: string; over: string[]; value: string; below: string[] };

/** The top-level fields of a YAML text, and what stands under the last. */
function fieldsOf(text: string): { fields: Field[]; rest: string[] } {
  const fields: Field[] = [];
  let over: string[] = [];
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const [, key, value = ''] = /^([A-Za-z]\w*):(?:\s+(.*))?$/.exec(line) ?? [];
    if (key) {
      fields.push({ key, over, value, below: [] });
      over = [];
    } else if (/^\s*(#.*)?$/.test(line) && !/^\s+#/.test(line)) over.push(line);
    else {
      fields.at(-1)?.below.push(...over, line);
      over = [];
    }
  }
  return { fields, rest: over };
}

const asText = ({ key, over, value, below }: Field) => [
  ...over,
  `${key}:${value === '' ? '' : ` ${value}`}`,
  ...below,
];

/** The words of a field as an entry of the list. */
function asBand(kind: string, field: Field | undefined): string[] {
  if (!field) return [`  - kind: ${kind}`];
  const { over, value, below } = field;
  const comments = over.map((line) => (line === '' ? '' : `  ${line}`));
  const lines = [...(value.startsWith('{') ? [value] : []), ...below];
  const filled = lines.filter((line) => line.trim() !== '');
  const [first = ''] = filled;
  if (first.trimStart().startsWith('{')) {
    const [start = '', ...others] = lines.slice(lines.indexOf(first));
    return [
      ...comments,
      `  - ${start.trimStart().replace('{', `{ kind: ${kind},`)}`,
      ...others.map((line) => (line === '' ? '' : `    ${line}`)),
    ];
  }
  const words = filled.filter((line) => !line.trimStart().startsWith('#'));
  const indent = Math.min(...words.map((line) => line.length - line.trimStart().length));
  const moved = below.map((line) =>
    line.trim() === ''
      ? ''
      : `    ${line.slice(Math.min(indent, line.length - line.trimStart().length))}`,
  );
  const aside = value.startsWith('#') ? ` ${value}` : '';
  return [...comments, `  - kind: ${kind}${aside}`, ...moved];
}

/**
 * The text of a page whose bands were fields of it, as a list of bands.
 *
 * @param order the fields that become bands, from top to bottom, each with its kind
 * @param could further fields that held the words of a band that was not shown: they stay as a comment
 */
export function intoBands(
  text: string,
  holds: Holds,
  order: readonly (readonly [field: string, kind: string])[],
  could: readonly string[] = [],
): string {
  const { fields, rest } = fieldsOf(text);
  const names = order.map(([name]) => name);
  const bands = order.flatMap(([name, kind]) =>
    asBand(
      kind,
      fields.find(({ key }) => key === name),
    ),
  );
  const hidden = fields.filter(({ key }) => could.includes(key) && !names.includes(key));
  const kept = fields.filter(
    ({ key }) => key !== 'bands' && !names.includes(key) && !hidden.some((one) => one.key === key),
  );
  const written = [
    ...kept.flatMap(asText),
    ...(fields.find(({ key }) => key === 'bands')?.over ?? []),
    'bands:',
    ...bands,
    ...(hidden.length > 0 ? ['', '# Bands that the page did not show:'] : []),
    ...hidden
      .flatMap(({ key, ...field }) => asBand(key, { key, ...field }))
      .map((line) => `#${line}`),
    ...rest,
  ].join('\n');
  const others = Object.entries(holds).filter(([key]) => kept.some((field) => field.key === key));
  const wanted = {
    ...Object.fromEntries(others),
    bands: order.map(([name, kind]) => ({ kind, ...(holds[name] as object | undefined) })),
  };
  // YAML can be written in ways that lines do not show. Then the words stay, and the comments go.
  return holdsSame(written, wanted) ? `${written}\n` : stringify(wanted);
}

function holdsSame(text: string, wanted: object): boolean {
  try {
    return isDeepStrictEqual(parse(text), wanted);
  } catch {
    return false;
  }
}

/** Bands whose heading was called title, and whose text intro, with the names that all have. */
export function withHeadings(text: string): string {
  const names: Record<string, string> = { title: 'heading', intro: 'text' };
  const bands = parseDocument(text).get('bands');
  if (!isSeq(bands)) return text;
  const keys = bands.items
    .flatMap((band) => (isMap(band) ? band.items : []))
    .flatMap(({ key }) => (isScalar(key) && key.range ? [key] : []))
    .filter(({ value }) => String(value) in names)
    .map(({ value, range }) => ({ to: names[String(value)] ?? '', range: range ?? [0, 0] }))
    .reverse();
  return keys.reduce(
    (done, { to, range: [from, end] }) => done.slice(0, from) + to + done.slice(end),
    text,
  );
}
