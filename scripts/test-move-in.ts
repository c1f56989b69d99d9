import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checked, closingLine, type Counts, ofRun, sum } from './closing-line.ts';
import { filesWithForeignWords } from './foreign-words.ts';
import { moveIn } from './move-in.ts';
import { writeNew } from './new.ts';
import { run } from './run.ts';

// Moves a company in, in a folder outside the project, and runs on it what an owner runs: npm run check and
// npm test. Nothing of the project may change by it, and the site that is built here stays as it is.

const place = mkdtempSync(join(tmpdir(), 'frontage-move-in-'));
const folder = join(place, 'halden');
const counts = join(place, 'counts.json');
const env = {
  COMPANY: folder,
  SITE_OUT_DIR: join(place, 'dist'),
  SITE_DIR: join(place, 'dist'),
  SITE_CACHE_DIR: join(place, 'cache'),
  COUNTS_FILE: counts,
};

/** What is changed in the project, as Git tells it. */
const changed = () =>
  execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { encoding: 'utf8' });

const results: Counts[] = [];
function passed(what: string, well: boolean): void {
  console.log(`${well ? '✓' : '✗'} ${what}`);
  results.push(checked(what, well));
}

/** Whether a company that was only just made has no fault, and nothing of the sample in what is built of it. */
async function isWholeFromTheStart(): Promise<boolean> {
  const made = join(place, 'made');
  const dist = join(place, 'made-dist');
  writeNew('company', 'Halden & Rye', made);
  const { code } = await run('npm', ['run', '--silent', 'check'], {
    env: { ...env, COMPANY: made, SITE_OUT_DIR: dist },
  });
  if (code !== 0) return false;
  return filesWithForeignWords(dist, made).length === 0;
}

try {
  const before = changed();
  passed('npm run new, and npm run check on what it made', await isWholeFromTheStart());
  moveIn(folder);
  passed('npm run check', (await run('npm', ['run', '--silent', 'check'], { env })).code === 0);
  const { code } = await run('npm', ['test', '--silent'], { env });
  // A run that ends without a count counts as one failure, as does one that fails no test.
  const counted = existsSync(counts)
    ? (JSON.parse(readFileSync(counts, 'utf8')) as Counts)
    : checked('npm test', false);
  results.push(ofRun('npm test', counted, code === 0));
  passed('nothing is changed outside of the company’s folder', changed() === before);
} finally {
  rmSync(place, { recursive: true, force: true });
}

const total = sum(results);
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
