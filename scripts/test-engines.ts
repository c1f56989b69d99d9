import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { reasonToBuild } from './build-site.ts';
import { checked, type Counts, closingLine, ofRun, sum } from './closing-line.ts';
import { type Engine, engines } from './engines.ts';
import { run } from './run.ts';
import { vitestCounts } from './vitest-counts.ts';

// Tests the built site in the engines besides Chromium, all of them or those that are named:
// npm run test:engines -- firefox, or one file of tests alone: -- firefox menus. An engine that is not
// installed is skipped, and counted as one. What is built for them, a language from right to left, is tested where
// nothing is chosen, or by its name: npm test, which names an engine, has no time for it.

const reports = mkdtempSync(join(tmpdir(), 'frontage-engines-'));

const isEngine = (name: string): name is Engine => name in engines;

async function testIn(engine: Engine): Promise<Counts> {
  const { name, find, packages } = engines[engine];
  if (!find()) {
    console.log(
      `${name} is skipped: it is not installed, or something that drives it is missing. ` +
        `On Debian or Ubuntu: apt-get install ${packages}`,
    );
    return { ...sum([]), skipped: 1 };
  }
  console.log(`\n${name}`);
  const report = join(reports, `${engine}.json`);
  const { code } = await run(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=site/e2e/engines/vitest.config.ts',
      '--reporter=verbose',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    { env: { ENGINE: engine, ...(mirrored && { MIRRORED_SITE: join(reports, 'mirrored') }) } },
  );
  try {
    return ofRun(`tests in ${name}`, vitestCounts(report), code === 0);
  } catch {
    console.error(`The tests in ${name} ended without a report, which counts as one failure.`);
    return checked(`tests in ${name}`, false);
  }
}

const named = process.argv.slice(2);
const isFile = (name: string) => existsSync(`site/e2e/engines/${name}.engine.ts`);
const files = named.filter(isFile);
const mirrored = named.length === 0 || files.includes('right-to-left');
const unknown = named.filter((name) => !isEngine(name) && !isFile(name));
if (unknown.length > 0) {
  console.error(
    `There is no engine or test file named ${unknown.join(', ')}. Name ${Object.keys(engines).join(' or ')}, then a file of site/e2e/engines without .engine.ts.`,
  );
  process.exit(1);
}
if (!process.env.SITE_DIR && reasonToBuild({ company: companyFolder() }))
  await run('npm', ['run', 'build']);

const counts: Counts[] = [];
for (const engine of Object.keys(engines).filter(isEngine))
  if (!named.some(isEngine) || named.includes(engine)) counts.push(await testIn(engine));

rmSync(reports, { recursive: true });
const total = sum(counts);
// For npm test, which adds them to its own.
if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(total));
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
