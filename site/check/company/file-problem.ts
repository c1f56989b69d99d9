import { relative, resolve } from 'node:path';
import { distance } from 'fastest-levenshtein';

export type FileProblem = {
  /** Below the company's folder, or an absolute path. */
  file: string;
  line?: number | undefined;
  /** The path of the field: `steps[2].text`. */
  field?: string | undefined;
  message: string;
  fix: string;
  /** Whether pages lack the file's content. */
  hidesContent?: boolean;
};

export type ProblemText = Pick<FileProblem, 'message' | 'fix'>;

export function formatFileProblems(folder: string, problems: FileProblem[]): string {
  const sorted = problems.toSorted(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [
    `${count} in ${displayPath(folder)}. Nothing of it is published.`,
    ...sorted.map(({ file, line, field, message, fix }) => {
      const place = line === undefined ? '' : `:${line}`;
      const fieldText = field ? `  ${field}` : '';
      return `${displayPath(resolve(folder, file))}${place}${fieldText}\n  ${message}\n  Fix: ${fix}`;
    }),
  ].join('\n\n');
}

const root = resolve(import.meta.dirname, '../../..');

/**
 * Shows a path relative to where the command was started: a build runs in site/, and npm says where it was called.
 */
function displayPath(path: string): string {
  const below = relative(process.env.INIT_CWD ?? root, path);
  return below.startsWith('../../..') || below === '' ? path : below;
}

/** Formats a field's path: `bands[0].steps[2].text`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/** Ends a sentence about a wrong name: with a suggestion if a known name is similar, or with a full stop. */
export function didYouMean(
  name: string,
  known: readonly string[],
  [before = '', after = ''] = '“”',
): string {
  const suggestion = nearestName(name, known);
  return suggestion === undefined ? '.' : `; did you mean ${before}${suggestion}${after}?`;
}

/** Returns the known name that is most similar to a wrong one; undefined if none is similar enough. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const [best] = known
    .map((candidate) => ({ candidate, steps: distance(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(2, name.length / 3) ? best.candidate : undefined;
}
