import { readFileSync } from 'node:fs';
import { type Counts, failure } from './closing-line.ts';

type Test = { status: string; results: { error?: { message?: string } }[] };

type Suite = {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: Test[] }[];
};

type Report = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  suites: Suite[];
};

/** Counts what Playwright's JSON reporter has written. Throws where it has written nothing. */
export function playwrightCounts(report: string): Counts {
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap((suite) => titles(suite, 'unexpected')),
    flaky: suites.flatMap((suite) => titles(suite, 'flaky')),
  };
}

/** The tests that ended so, by file and title. */
const titles = ({ suites = [], specs = [] }: Suite, ended: string): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === ended)
      .slice(0, 1)
      .map(({ results }) =>
        failure(file, title, results.find(({ error }) => error)?.error?.message),
      ),
  ),
  ...suites.flatMap((suite) => titles(suite, ended)),
];
