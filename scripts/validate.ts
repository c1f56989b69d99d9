import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './browser.ts';
import { checked, closingLine, type Counts, ofRun, sum } from './closing-line.ts';
import { playwrightCounts } from './playwright-counts.ts';
import { run } from './run.ts';
import { vitestCounts } from './vitest-counts.ts';

// Everything that proves the project, in the order in which it fails cheapest. `npm test` is this.

const reports = mkdtempSync(join(tmpdir(), 'frontage-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

type Step = { name: string; command: string; args: string[]; env?: Record<string, string> };

// Each of them keeps one core busy, so they run together.
const readings: Step[] = [
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: 'eslint', args: ['--max-warnings', '0', '.'] },
  { name: 'types', command: 'npm', args: ['run', '--silent', 'types'] },
  { name: 'types of the site', command: 'npm', args: ['run', '--silent', 'check', '-w', 'site'] },
  { name: 'unused code', command: 'knip', args: [] },
];

const steps: Step[] = [
  {
    name: 'unit tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  },
  { name: 'build', command: 'npm', args: ['run', '--silent', 'build'] },
  { name: 'budget', command: 'npm', args: ['run', '--silent', 'budget'] },
  {
    name: 'end-to-end tests',
    command: 'npm',
    args: ['run', '--silent', 'e2e', '--', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  },
  {
    name: 'Firefox',
    command: 'npm',
    args: ['run', '--silent', 'test:browsers', '--', 'firefox'],
  },
];

/** A report that cannot be read is a run that failed. */
function counts(step: string, read: () => Counts): Counts {
  try {
    return ofRun(step, read(), !failed.includes(step));
  } catch {
    return checked(step, false);
  }
}

const CHROMIUM_PATH = ensureChromium();
const failed: string[] = [];

async function take({ name, command, args, env }: Step, quiet: boolean): Promise<void> {
  const start = performance.now();
  if (!quiet) console.log(`\n▸ ${name}`);
  const { code, output } = await run(command, args, { env: { CHROMIUM_PATH, ...env }, quiet });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  // One after the other, also where several run together.
  console.log(
    `${quiet ? `\n▸ ${name}\n${output}` : ''}${code === 0 ? '✓' : '✗'} ${name}, ${seconds} s`,
  );
  if (code !== 0) failed.push(name);
}

await Promise.all(readings.map((step) => take(step, true)));
for (const step of steps) await take(step, false);

const total = sum([
  counts('unit tests', () => vitestCounts(unitReport)),
  counts('end-to-end tests', () => playwrightCounts(browserReport)),
  // What counts nothing itself.
  ...failed.filter((step) => !step.endsWith('tests')).map((step) => checked(step, false)),
]);
rmSync(reports, { recursive: true, force: true });
// For npm run test:move-in, which adds them to its own.
if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(total));
console.log(`\n${closingLine(total)}`);
process.exit(failed.length === 0 ? 0 : 1);
