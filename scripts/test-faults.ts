import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Runs the fault tests whole and closes with their count, which is all that a machine has to read.

type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number };

const report = join(mkdtempSync(join(tmpdir(), 'frontage-report-')), 'report.json');
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'service/test/faults/vitest.config.ts',
    '--reporter=verbose',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);

let counts: Report = { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0 };
try {
  counts = JSON.parse(readFileSync(report, 'utf8')) as Report;
} catch {
  console.error('The fault tests ended without a report, which counts as one failure.');
}
// An error outside of any test fails the run and no test.
const failed = counts.numFailedTests || (status === 0 ? 0 : 1);
if (counts.numPendingTests > 0)
  console.log(
    `${counts.numPendingTests} skipped: they need strace, nginx, or root to mount a small disk.`,
  );
console.log(`${counts.numPassedTests} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
