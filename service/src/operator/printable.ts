import type { FieldAnswer } from '@frontage/contract/form-fields';
import type { EnquiryRecord } from '../store/read.ts';

/** Makes a visitor's text safe for a terminal: escape sequences could rewrite what is shown. */
export function printable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '�')
    .replace(/\p{Bidi_Control}/gu, '');
}

/** Formats times as ISO 8601. Answers to added fields are JSON already, and are left out where there are none. */
function formatJsonValue(key: string, value: unknown): unknown {
  if (key === 'fields') return typeof value === 'string' ? JSON.parse(value) : (value ?? undefined);
  return /^at$|At$/.test(key) && typeof value === 'number' ? new Date(value).toISOString() : value;
}

/**
 * Formats JSON that is safe for a terminal, with readable times. `JSON.stringify` escapes C0 controls, but not C1
 * controls (one begins an escape sequence) and bidirectional ones. These are escaped too, so that no data is lost.
 */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, formatJsonValue, 2).replace(
    /[\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Formats a table that fits a terminal: the last column is cut. */
export function formatTable(rows: string[][], width: number): string {
  const widths: number[] = [];
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
  // Before the added fields, so that columns that people read by position stay in place.
  'language',
] as const;

const parseAnswers = (fields: string | null) =>
  JSON.parse(fields ?? '{}') as Record<string, FieldAnswer>;

/**
 * Formats comma-separated values (RFC 4180) that a spreadsheet does not run as formulas. Excel needs the byte
 * order mark to read UTF-8.
 */
export function formatCsv(records: EnquiryRecord[]): string {
  const fieldKeys = [
    ...new Set(records.flatMap(({ fields }) => Object.keys(parseAnswers(fields)))),
  ];
  const lines = records.map((record) =>
    [
      ...columns.map((column) => formatJsonValue(column, record[column])),
      ...fieldKeys.map((key) => parseAnswers(record.fields)[key]),
    ]
      .map(csvCell)
      .join(','),
  );
  const names = [...columns, ...fieldKeys.map((key) => `fields.${key}`)];
  return [`\uFEFF${names.join(',')}`, ...lines, ''].join('\r\n');
}

/**
 * Puts an apostrophe before every character that begins a formula, also in its full-width form: at the start,
 * and after a character that some spreadsheet takes for the end of a cell (a tab, a line feed, a semicolon).
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function csvCell(value: unknown): string {
  const text = printable(String(value ?? ''));
  const safe = text.replace(/(?<=(?:^|[\t\n;])[\s"]{0,40})[=+\-@＝＋－＠]/g, "'$&");
  return `"${safe.replace(/^[\t\n]/, "'$&").replaceAll('"', '""')}"`;
}
