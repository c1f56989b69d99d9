import { readFileSync } from 'node:fs';
import type { Counts } from './closing-line.ts';

/** Counts what Vitest's JSON reporter has written. Throws where it has written nothing. */
export function vitestCounts(report: string): Counts {
  const counts = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
  return {
    passed: counts.numPassedTests ?? 0,
    failed: counts.numFailedTests ?? 0,
    skipped: (counts.numPendingTests ?? 0) + (counts.numTodoTests ?? 0),
  };
}
