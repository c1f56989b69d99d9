import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, pagesOf, scratchCopy, type Build } from './bench/measured-build.ts';
import { machine } from './machine.ts';

// `npm run bench:languages`: what a page takes to build in a site of all the company's languages, as a share of what it takes
// in one of the first language alone. Both are built in turn, so that a noisy machine is noisy for both.

/** Time a page with all languages, as a share of that with one. */
const most = 1.05;
const rounds = 3;

type Result = Build & { pages: number };

/** A first build with nothing kept from an earlier one: of all languages, or of the first alone. */
async function measure(all: boolean): Promise<Result> {
  const folder = scratchCopy();
  try {
    const company = join(folder, 'companies/measured');
    const facts = join(company, 'company.yaml');
    const text = readFileSync(facts, 'utf8');
    const alone = text.replace(/^languages:.*\n/m, '');
    if (alone === text)
      throw new Error('The company has one language: there is nothing to compare.');
    if (!all) writeFileSync(facts, alone);
    const site = join(folder, 'site');
    return { ...(await build(site, company)), pages: pagesOf(site) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

console.log(machine());
console.log('| languages | pages | build, s | CPU, s | ms a page | CPU, ms a page | memory, MB |');
console.log(`|${' ---: |'.repeat(7)}`);
const results: { one: Result; all: Result }[] = [];
for (let round = 0; round < rounds; round++) {
  const one = await measure(false);
  const all = await measure(true);
  results.push({ one, all });
  for (const [name, { pages, seconds, cpu, memory }] of Object.entries({ one, all })) {
    const cells = [
      name,
      pages,
      seconds.toFixed(1),
      cpu.toFixed(1),
      ((seconds / pages) * 1000).toFixed(0),
      ((cpu / pages) * 1000).toFixed(0),
      memory.toFixed(0),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

/** The middle one of the rounds' ratios. */
function ratio(of: (result: Result) => number): number {
  const ratios = results.map(({ one, all }) => of(all) / all.pages / (of(one) / one.pages));
  return ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Infinity;
}
const time = ratio(({ seconds }) => seconds);
const cpu = ratio(({ cpu }) => cpu);
console.log(
  `With all languages a page takes ${time.toFixed(2)} times as long, and ${cpu.toFixed(2)} times the CPU; at most ${most}.`,
);
process.exit(time <= most ? 0 : 1);
