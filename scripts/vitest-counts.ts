import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Counts, failure } from './closing-line.ts';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** Counts what Vitest's JSON reporter has written. Throws where it has written nothing. */
export function vitestCounts(report: string): Counts {
  const counts = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const names = (ended: (status: string, failures: string[]) => boolean) =>
    counts.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => ended(status, failureMessages))
        .map(({ fullName, failureMessages }) =>
          failure(relative('.', name), fullName, failureMessages[0]),
        ),
    );
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
    skipped: counts.numPendingTests + counts.numTodoTests,
    failures: names((status) => status === 'failed'),
    // The reporter does not say that a test was repeated. One that passed with a failure was.
    flaky: names((status, failures) => status === 'passed' && failures.length > 0),
  };
}
