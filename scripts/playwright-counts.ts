import { readFileSync } from 'node:fs';
import type { Counts } from './closing-line.ts';

type Suite = {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
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
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === ended))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap((suite) => titles(suite, ended)),
];
