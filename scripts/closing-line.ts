import { stripVTControlCharacters } from 'node:util';

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of those that failed, as far as something has one, each with the first line of its error. */
  failures: string[];
  /** The same of those that passed only when they were repeated. They are among the passed. */
  flaky: string[];
};

/** A test as the lists of failures name it, with what the runner says of its first failure. */
export function failure(file: string, title: string, error: string | undefined): string {
  const [line = ''] = stripVTControlCharacters(error ?? '')
    .trim()
    .split('\n');
  return `${file}: ${title}${line && ` (${line.slice(0, 200)})`}`;
}

/** One check that is no test of a test runner, counted as one. */
export function checked(name: string, well: boolean): Counts {
  return {
    passed: well ? 1 : 0,
    failed: well ? 0 : 1,
    skipped: 0,
    failures: well ? [] : [name],
    flaky: [],
  };
}

/** The counts of a run that may have failed outside of any test, which counts as one failure. */
export function ofRun(name: string, counts: Counts, well: boolean): Counts {
  return counts.failed > 0 || well ? counts : sum([counts, checked(name, false)]);
}

const list = (heading: string, names: string[]) =>
  names.length > 0 ? `${heading}:\n${names.map((name) => `  ${name}\n`).join('')}\n` : '';

/**
 * The end of what every test script prints: the names of the failed and of the flaky tests, and a last line
 * `N passed, N failed` with how many were skipped and how many were flaky.
 */
export function closingLine({ passed, failed, skipped, failures, flaky }: Counts): string {
  const rest = Object.entries({ skipped, flaky: flaky.length })
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `, ${count} ${what}`);
  const names = list('Failed', failures) + list('Passed only when repeated', flaky);
  return `${names}${passed} passed, ${failed} failed${rest.join('')}`;
}

export function sum(all: Counts[]): Counts {
  const total = (key: 'passed' | 'failed' | 'skipped') => all.reduce((so, one) => so + one[key], 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    failures: all.flatMap(({ failures }) => failures),
    flaky: all.flatMap(({ flaky }) => flaky),
  };
}
