import { relative, resolve } from 'node:path';
import { distance } from 'fastest-levenshtein';

/** Something in a company's folder that must not be published. */
export type Problem = {
  /** Below the company's folder, or an absolute path. */
  file: string;
  /** Counted from 1. */
  line?: number | undefined;
  /** The path of the field: `steps[2].text`. */
  field?: string | undefined;
  wrong: string;
  /** What to do about it. */
  fix: string;
  /** Whether pages lack what the file should say. */
  isUnread?: boolean;
};

/** All problems as one message, sorted by file and line. */
export function report(folder: string, problems: Problem[]): string {
  const sorted = problems.toSorted(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [
    `${count} in ${shown(folder)}. Nothing of it is published.`,
    ...sorted.map(({ file, line, field, wrong, fix }) => {
      const place = line === undefined ? '' : `:${line}`;
      const of = field ? `  ${field}` : '';
      return `${shown(resolve(folder, file))}${place}${of}\n  ${wrong}\n  Fix: ${fix}`;
    }),
  ].join('\n\n');
}

const root = resolve(import.meta.dirname, '../../..');

/** A path as you would type it where the command was started: a build runs in site/, and npm says where it was called. */
function shown(path: string): string {
  const below = relative(process.env.INIT_CWD ?? root, path);
  return below.startsWith('../../..') || below === '' ? path : below;
}

/** The path of a field as people write it: `bands[0].steps[2].text`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/** The end of a sentence about a wrong name: a question where a known one is near enough, or a full stop. */
export function orMeant(
  name: string,
  known: readonly string[],
  [before = '', after = ''] = '“”',
): string {
  const meant = nearest(name, known);
  return meant === undefined ? '.' : `; did you mean ${before}${meant}${after}?`;
}

/** The known name that is nearest to a wrong one; undefined when none is near enough to be meant. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const [best] = known
    .map((candidate) => ({ candidate, steps: distance(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(2, name.length / 3) ? best.candidate : undefined;
}
