import type { Answer } from '@frontage/contract/form-fields';
import type { EnquiryRecord } from '../store/look-up.ts';

/** Makes a visitor's text harmless for a terminal: escape sequences could rewrite what is shown. */
export function printable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '�')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/**
 * Times are milliseconds; people and other programs read them in ISO 8601. The answers to added fields are JSON already,
 * and are left out where there are none.
 */
function readable(key: string, value: unknown): unknown {
  if (key === 'fields') return typeof value === 'string' ? JSON.parse(value) : (value ?? undefined);
  return /^at$|At$/.test(key) && typeof value === 'number' ? new Date(value).toISOString() : value;
}

/**
 * JSON that is safe for a terminal, with readable times. `JSON.stringify` escapes C0 controls, but neither C1 (one of them
 * begins an escape sequence) nor controls of the text direction. These are escaped too, so the value stays
 * complete.
 */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, readable, 2).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A JSON array, one element after the other. */
export async function* printableJsonArray(pages: AsyncIterable<unknown[]>): AsyncIterable<string> {
  let before = '[';
  for await (const page of pages)
    for (const value of page) {
      yield `${before}\n  ${printableJson(value).replaceAll('\n', '\n  ')}`;
      before = ',';
    }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/**
 * A table that fits a terminal: the last column takes what is left and is cut.
 *
 * @param widths those of the rows before, which grow with these
 */
export function table(rows: string[][], width: number, widths: number[] = []): string {
  const lines = rows.map((row) => row.map((cell) => printable(cell).replace(/\s+/g, ' ')));
  for (const line of lines)
    for (const [column, cell] of line.entries())
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
  return lines
    .map((line) => {
      const text = line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
      return text.length <= width ? text.trimEnd() : `${text.slice(0, Math.max(1, width - 1))}…`;
    })
    .join('\n');
}

const columns = [
  'publicId',
  'state',
  'createdAt',
  'name',
  'email',
  'services',
  'message',
  'attempts',
  'lastCode',
  'sentAt',
  // The last one before added fields: what somebody reads by its place stays there.
  'language',
] as const;

/** The keys of the added fields that enquiries have answers to. */
export const addedIn = (records: EnquiryRecord[]): string[] => [
  ...new Set(records.flatMap(({ fields }) => Object.keys(answersOf(fields)))),
];

const answersOf = (fields: string | null) => JSON.parse(fields ?? '{}') as Record<string, Answer>;

/**
 * Comma-separated values, RFC 4180, that a spreadsheet does not run as formulas. They begin with a byte order mark: without
 * it Excel does not read UTF-8.
 *
 * @param added the keys of added fields, each of which has a column
 */
export function csv(
  records: EnquiryRecord[],
  { added = addedIn(records), withHeader = true } = {},
): string {
  const lines = records.map((record) =>
    [
      ...columns.map((column) => readable(column, record[column])),
      ...added.map((key) => answersOf(record.fields)[key]),
    ]
      .map(cell)
      .join(','),
  );
  const names = [...columns, ...added.map((key) => `fields.${key}`)];
  return [...(withHeader ? [`\uFEFF${names.join(',')}`] : []), ...lines, ''].join('\r\n');
}

/**
 * A sign that begins a formula, in its full-width form too, gets an apostrophe before it: at the
 * start, and after whatever a spreadsheet with other habits may take for the end of a cell (a tab, a
 * line feed, the semicolon of half of Europe).
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function cell(value: unknown): string {
  const text = printable(String(value ?? ''));
  const safe = text.replace(/(?<=(?:^|[\t\n;])[\s"]{0,40})[=+\-@＝＋－＠]/g, "'$&");
  return `"${safe.replace(/^[\t\n]/, "'$&").replaceAll('"', '""')}"`;
}
