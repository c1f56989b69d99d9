import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE } from '@frontage/contract/company-folder';
import { ensureChromium } from './browser.ts';
import { checked, closingLine, type Counts, ofRun, sum } from './closing-line.ts';
import { filesWithForeignWords } from './foreign-words.ts';
import { playwrightCounts } from './playwright-counts.ts';
import { run } from './run.ts';

// What `npm test` has no time for: companies that are made for a test (site/e2e/*.company.ts), and everything
// that `npm test` asks of the first sample company's site, asked of every other sample.
// What follows the command chooses: a sample by its name, `made`, or some of the made ones by their file, as in
// `npm run test:companies -- guide.company`.

const place = mkdtempSync(join(tmpdir(), 'frontage-companies-'));
const CHROMIUM_PATH = ensureChromium();

/** Browser tests. A run that ends without a report counts as one failure, as does one that fails outside of its tests. */
async function browserTests(
  config: string,
  env: Record<string, string> = {},
  files: string[] = [],
): Promise<Counts> {
  const report = join(place, 'browser.json');
  rmSync(report, { force: true });
  const args = ['test', '-c', config, '--reporter=list,json', ...files];
  const { code } = await run('playwright', args, {
    env: { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
  });
  try {
    return ofRun('browser tests', playwrightCounts(report), code === 0);
  } catch {
    return checked('browser tests', false);
  }
}

/** One check, told and counted as a test. */
function counted(what: string, well: boolean): Counts {
  console.log(`${well ? '✓' : '✗'} ${what}`);
  return checked(what, well);
}

/** What Lighthouse looks at, as bench-site.ts takes it: each kind of page that pictures change. */
const measured = ['1', 'phone', 'home', 'service', 'industry', 'article', 'about', 'work'];

async function sample(COMPANY: string): Promise<Counts> {
  const dist = join(place, COMPANY);
  const env = { COMPANY, CHROMIUM_PATH, SITE_OUT_DIR: dist, SITE_DIR: dist };
  const succeeds = async (...args: string[]) =>
    (await run('npm', ['run', '--silent', ...args], { env })).code === 0;
  return sum([
    counted(`${COMPANY}: npm run check`, await succeeds('check')),
    counted(`${COMPANY}: nothing of another company`, !foreignIn(dist, COMPANY)),
    counted(`${COMPANY}: npm run budget`, await succeeds('budget', '--', 'strict')),
    counted(`${COMPANY}: Lighthouse`, await succeeds('bench:site', '--', ...measured)),
    await browserTests('site/e2e/playwright.config.ts', env),
  ]);
}

function foreignIn(dist: string, company: string): boolean {
  const found = filesWithForeignWords(dist, company);
  if (found.length > 0) console.error(`Words of another company are in ${found.join(', ')}`);
  return found.length > 0;
}

const samples = readdirSync('companies').filter((name) => name !== SAMPLE);
const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? samples : samples.filter((name) => wanted.includes(name));
const files = wanted.filter((name) => !samples.includes(name) && name !== 'made');
const made = wanted.length === 0 || wanted.includes('made') || files.length > 0;
const results: Counts[] = [];
try {
  if (made) results.push(await browserTests('site/e2e/companies.config.ts', {}, files));
  for (const name of chosen) results.push(await sample(name));
} finally {
  rmSync(place, { recursive: true, force: true });
}

const counts = sum(results);
console.log(`\n${closingLine(counts)}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
