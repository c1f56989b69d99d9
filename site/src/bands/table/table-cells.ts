/** Returns the share in a cell, from 0 to 1: '20%' or '51 of 100'. */
export function parseShare(cell: string): number | undefined {
  const [, percent] = /^(\d+(?:\.\d+)?)%$/.exec(cell) ?? [];
  if (percent) return Number(percent) / 100;
  const [, part, whole] = /^(\d+) of (\d+)$/.exec(cell) ?? [];
  return part && whole ? Number(part) / Number(whole) : undefined;
}

/** Whether a cell is a figure, with or without a unit, which must not wrap and has aligned digits. */
export const isFigure = (cell: string) => /^[\d.,]+(?:\s?(?:%|h|min|m?s|px|KB))?$/.test(cell);
