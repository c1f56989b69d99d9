import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './browser.ts';
import { closingLine, type Counts } from './closing-line.ts';
import { playwrightCounts } from './playwright-counts.ts';
import { run } from './run.ts';

// Builds companies that are made for a test, and looks at them in a browser: site/e2e/*.company.ts.

const reports = mkdtempSync(join(tmpdir(), 'frontage-companies-'));
const report = join(reports, 'browser.json');

/** A run that ends without a report counts as one failure, as does one that fails outside of its tests. */
async function tested(): Promise<Counts> {
  const { code } = await run(
    'playwright',
    ['test', '-c', 'site/e2e/companies.config.ts', '--reporter=list,json'],
    { env: { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  try {
    const counts = playwrightCounts(report);
    return { ...counts, failed: counts.failed || (code === 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, flaky: [] };
  }
}

const counts = await tested();
rmSync(reports, { recursive: true, force: true });
console.log(`\n${closingLine(counts)}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
