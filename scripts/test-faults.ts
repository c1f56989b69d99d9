import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closingLine, type Counts } from './closing-line.ts';
import { vitestCounts } from './vitest-counts.ts';

// Runs the fault tests whole and closes with their count, which is all that a machine has to read.

const folder = mkdtempSync(join(tmpdir(), 'frontage-report-'));
const report = join(folder, 'report.json');
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'service/test/faults/vitest.config.ts',
    ...process.argv.slice(2),
    '--reporter=verbose',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);

let counts: Counts = { passed: 0, failed: 1, skipped: 0, flaky: [] };
try {
  counts = vitestCounts(report);
} catch {
  console.error('The fault tests ended without a report, which counts as one failure.');
}
rmSync(folder, { recursive: true });
// An error outside of any test fails the run and no test.
const failed = counts.failed || (status === 0 ? 0 : 1);
if (counts.skipped > 0)
  console.log('Skipped: what needs strace, nginx, or root to mount a small disk.');
console.log(closingLine({ ...counts, failed }));
process.exitCode = failed > 0 ? 1 : 0;
