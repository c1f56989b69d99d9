import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { machine } from './machine.ts';
import { run } from './run.ts';

// `npm run bench:build`: how the build grows with 10, 100 and 1,000 articles, in a scratch copy.

const root = resolve('.');
const reportPeak = encodeURIComponent(
  `process.on('exit',()=>process.stdout.write('peak '+process.resourceUsage().maxRSS+'\\n'))`,
);
const sizes = [10, 100, 1000];
const samples = readdirSync(join(companyFolder(), 'articles')).filter((file) =>
  file.endsWith('.md'),
);

function scratchCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-build-'));
  for (const part of ['package.json', 'contract', 'site']) {
    cpSync(part, join(folder, part), {
      recursive: true,
      filter: (path) => !/(^|\/)(dist|\.astro|node_modules)$/.test(path),
    });
  }
  cpSync(companyFolder(), join(folder, 'companies/measured'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Articles made of the real ones, so that each costs what an article costs. */
function writeArticles(folder: string, count: number) {
  for (let index = 0; index < count; index++) {
    const source = samples[index % samples.length] ?? '';
    const text = readFileSync(join(companyFolder(), 'articles', source), 'utf8')
      .replace(/^title: .*/m, `title: 'Generated article ${index}'`)
      .replace(/^order: .*/m, `tags: [Everything, Subject ${index % 20}]`)
      .replace(/\n## /g, ` This is said in article ${index} alone.\n\n## `);
    writeFileSync(join(folder, 'companies/measured/articles', `generated-${index}.md`), text);
  }
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => statSync(join(folder, path)))
    .reduce((total, file) => total + (file.isFile() ? file.size : 0), 0);
}

type Result = { count: number; pages: number; seconds: number; memory: number; bytes: number };

async function measure(count: number): Promise<Result> {
  const folder = scratchCopy();
  writeArticles(folder, count);
  const site = join(folder, 'site');
  const start = performance.now();
  // The script of the site itself, with its heap limit; each process reports its own peak.
  const { scripts } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8')) as {
    scripts: { build: string };
  };
  const { code, output } = await run(process.execPath, scripts.build.split(' ').slice(1), {
    cwd: site,
    quiet: true,
    env: { NODE_OPTIONS: `--import data:text/javascript,${reportPeak}` },
  });
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`${count} articles do not build:\n${output}`);
  const peaks = [...output.matchAll(/peak (\d+)/g)].map(([, kilobytes]) => Number(kilobytes));
  if (peaks.length === 0) throw new Error('the build did not say how much memory it took');
  const dist = join(site, 'dist');
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const result = {
    count,
    pages: pages.filter((path) => path.endsWith('.html')).length,
    seconds,
    memory: Math.max(...peaks) / 1024,
    bytes: sizeOf(dist),
  };
  rmSync(folder, { recursive: true });
  return result;
}

console.log(machine());
console.log('| articles | pages | seconds | ms a page | memory, MB | output, MB |');
console.log('| ---: | ---: | ---: | ---: | ---: | ---: |');
const results: Result[] = [];
for (const count of sizes) {
  const result = await measure(count);
  results.push(result);
  const { pages, seconds, memory, bytes } = result;
  const perPage = (seconds * 1000) / pages;
  console.log(
    `| ${count} | ${pages} | ${seconds.toFixed(1)} | ${perPage.toFixed(0)} | ${memory.toFixed(0)} | ${(bytes / 1e6).toFixed(1)} |`,
  );
}

const [, hundred, thousand] = results;
if (!hundred || !thousand) throw new Error('Nothing was measured.');
const ratio = thousand.seconds / thousand.pages / (hundred.seconds / hundred.pages);
console.log(`Time a page at 1,000 articles is ${ratio.toFixed(2)} of that at 100; at most 1.3.`);
process.exit(ratio <= 1.3 && thousand.memory < 1500 ? 0 : 1);
