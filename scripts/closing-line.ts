export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of those that passed only when they were repeated. They are among the passed. */
  flaky: string[];
};

/**
 * The end of what every test script prints: the names of the flaky tests, and a last line `N passed, N
 * failed` with how many were skipped and how many were flaky.
 */
export function closingLine({ passed, failed, skipped, flaky }: Counts): string {
  const names =
    flaky.length > 0
      ? `Passed only when repeated:\n${flaky.map((name) => `  ${name}\n`).join('')}\n`
      : '';
  const rest = Object.entries({ skipped, flaky: flaky.length })
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `, ${count} ${what}`);
  return `${names}${passed} passed, ${failed} failed${rest.join('')}`;
}

export function sum(all: Counts[]): Counts {
  const total = (key: 'passed' | 'failed' | 'skipped') => all.reduce((so, one) => so + one[key], 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    flaky: all.flatMap(({ flaky }) => flaky),
  };
}
