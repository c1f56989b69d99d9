import type { EnquiryRecord, WholeEnquiry } from '../enquiries/look-up.ts';

/** Makes a visitor's text harmless for a terminal: escape sequences could rewrite what is shown. */
export function printable(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '�')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/** A table that fits a terminal: the last column takes what is left and is cut. */
export function table(head: string[], rows: string[][], width: number): string {
  const lines = [head, ...rows].map((row) =>
    row.map((cell) => printable(cell).replace(/\s+/g, ' ')),
  );
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
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
] as const;

/** Comma-separated values, RFC 4180, that a spreadsheet does not run as formulas. */
export function csv(records: EnquiryRecord[]): string {
  const lines = records.map((record) =>
    columns.map((column) => cell(readable(record)[column])).join(','),
  );
  return [columns.join(','), ...lines].join('\r\n') + '\r\n';
}

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  // https://owasp.org/www-community/attacks/CSV_Injection
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

type Readable<Record> = Omit<Record, 'createdAt' | 'nextAt' | 'sentAt' | 'deliveries'> & {
  createdAt: string | null;
  nextAt: string | null;
  sentAt: string | null;
};

/** A record with its times as people and other programs read them. */
export function readable(record: WholeEnquiry): Readable<WholeEnquiry> & {
  deliveries: Omit<Readable<WholeEnquiry['deliveries'][number]>, 'createdAt'>[];
};
export function readable(record: EnquiryRecord): Readable<EnquiryRecord>;
export function readable(record: EnquiryRecord & Partial<WholeEnquiry>) {
  const times = ({ nextAt, sentAt }: { nextAt: number; sentAt: number | null }) => ({
    nextAt: time(nextAt),
    sentAt: time(sentAt),
  });
  const { deliveries, ...own } = record;
  return {
    ...own,
    createdAt: time(record.createdAt),
    ...times(record),
    ...(deliveries && { deliveries: deliveries.map((one) => ({ ...one, ...times(one) })) }),
  };
}

const time = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
