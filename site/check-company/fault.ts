import { relative, resolve } from 'node:path';

/** Something in a company's folder that must not be published. */
export type Fault = {
  /** Below the company's folder, or an absolute path. */
  file: string;
  /** Counted from 1. */
  line?: number | undefined;
  /** The path of the field: `steps[2].text`. */
  field?: string | undefined;
  wrong: string;
  /** What to do about it. */
  fix: string;
};

/** All faults as one message, sorted by file and line. */
export function report(folder: string, faults: Fault[]): string {
  const sorted = faults.toSorted(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return [
    `${count} in ${shown(folder)}. Nothing of it is published.`,
    ...sorted.map(({ file, line, field, wrong, fix }) => {
      const place = line === undefined ? '' : `:${line}`;
      const of = field ? `  ${field}` : '';
      return `${shown(resolve(folder, file))}${place}${of}\n  ${wrong}\n  Fix: ${fix}`;
    }),
  ].join('\n\n');
}

/** A path as you would type it where the command was started. */
function shown(path: string): string {
  const below = relative(process.cwd(), path);
  return below.startsWith('../../..') || below === '' ? path : below;
}

/** The path of a field as people write it: `bands[0].steps[2].text`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (way, key) =>
      typeof key === 'number'
        ? `${way}[${key}]`
        : way === ''
          ? String(key)
          : `${way}.${String(key)}`,
    '',
  );
}
