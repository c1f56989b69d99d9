import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checked, closingLine, ofRun } from './closing-line.ts';
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

let counts = checked('fault tests', false);
try {
  counts = ofRun('fault tests', vitestCounts(report), status === 0);
} catch {
  console.error('The fault tests ended without a report, which counts as one failure.');
}
rmSync(folder, { recursive: true });
if (counts.skipped > 0)
  console.log('Skipped: what needs strace, nginx, or root to mount a small disk.');
console.log(closingLine(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
