/** Returns the share in a cell, from 0 to 1: `20%`, `99,3 %` or `51/100`. No word is read: `51 of 100` looks like a range. */
export function parseShare(cell: string): number | undefined {
  const [, part, whole = '100'] = /^(\d+(?:[.,]\d+)?)(?:\s?%|\/(\d+))$/.exec(cell) ?? [];
  const share = Number(part?.replace(',', '.')) / Number(whole);
  return share <= 1 ? share : undefined;
}

/** Whether a cell begins with a sum of money, or is a range that ends with its currency: `€27,000`, `18.000 bis 27.000 €`. */
export const isMoney = (cell: string) =>
  /^(?:\D{0,5}\p{Sc}\s?\d|(?:\p{L}{1,4} )?\d[\d., \p{L}]{0,30}\s?\p{Sc})/u.test(cell);

/** Whether a cell is a figure, with or without a unit, which must not wrap and has aligned digits. */
export const isFigure = (cell: string) => /^[\d.,]+(?:\s?(?:%|h|min|m?s|px|KB))?$/.test(cell);

/** The letters of a cell that is not broken, such as a range of prices. */
export const MAX_UNBROKEN_LENGTH = 24;

/** Whether cells beside the rows' headings have sentences. */
export const hasSentences = (rows: string[][]) =>
  rows.some((row) => row.slice(1).some((cell) => cell.length > 3 * MAX_UNBROKEN_LENGTH));

/** Whether a table of three columns is long, and as wide as the page. */
export const hasManySentences = ({ columns, rows }: { columns: string[]; rows: string[][] }) =>
  columns.length === 3 && rows.length > 6 && hasSentences(rows);
