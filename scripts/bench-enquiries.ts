import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import {
  cleanUp,
  measure,
  measureCeiling,
  measureUnderLock,
  prepare,
  type Contestant,
  type Measured,
} from '../service/test/load/compare.ts';

// Compares how fast enquiries are stored with the operations that limit it, in turns in the same run, so that
// other work on the machine slows all of them equally. Prints ratios: the rates are this machine's.
//
//   npm run bench:enquiries                 prints
//   npm run bench:enquiries -- --check      and fails when a bound is missed

// BENCH_ROUNDS=1 is a quick look.
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = 2;
const contestants: Contestant[] = ['nothing', 'durable', 'one-by-one', 'mailing', 'everywhere'];

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const where = prepare();

function fsyncMs(): number {
  const file = join(where.folder, 'fsync');
  const handle = openSync(file, 'w');
  const began = performance.now();
  for (let i = 0; i < 100; i += 1) {
    writeSync(handle, Buffer.alloc(4096));
    fdatasyncSync(handle);
  }
  closeSync(handle);
  rmSync(file);
  return (performance.now() - began) / 100;
}

async function compare(connections: number) {
  const results = new Map<Contestant, Measured[]>();
  const ceilings: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of contestants) {
      const measured = await measure(contestant, { connections, seconds, where });
      results.set(contestant, [...(results.get(contestant) ?? []), measured]);
    }
    ceilings.push(await measureCeiling({ connections, seconds, where }));
  }
  const of = (contestant: Contestant, what: (measured: Measured) => number) =>
    median((results.get(contestant) ?? []).map(what));
  const rate = (contestant: Contestant) => of(contestant, ({ flood }) => flood.perSecond);
  const line = (name: string, contestant: Contestant) => [
    `${name}, ${connections} connections`,
    rate(contestant).toFixed(0),
    of(contestant, ({ flood }) => flood.p50).toFixed(1),
    of(contestant, ({ flood }) => flood.p99).toFixed(1),
    of(contestant, ({ page }) => page.p99).toFixed(1),
    (rate(contestant) / rate('nothing')).toFixed(2),
  ];
  const ceiling = median(ceilings);
  return {
    toNothing: rate('durable') / rate('nothing'),
    toOneByOne: rate('durable') / rate('one-by-one'),
    pageRatio: of('durable', ({ page }) => page.p99) / of('nothing', ({ page }) => page.p99),
    lines: [
      line('a route that does nothing', 'nothing'),
      line('stored durably', 'durable'),
      line('stored, and mailed meanwhile', 'mailing'),
      line('with webhook and acknowledgement', 'everywhere'),
      line('one transaction each', 'one-by-one'),
      [
        `group commit alone, ${connections} at once`,
        ceiling.toFixed(0),
        '',
        '',
        '',
        (ceiling / rate('nothing')).toFixed(2),
      ],
    ],
  };
}

/**
 * Compares the p99 of a POST with every destination with that with the mail alone. The limit is narrower
 * than what other work on the machine shifts from one second to the next. So each round measures both
 * twice, side by side and for twice as long, in an order in which a slow drift affects both alike. The
 * median of the ratios of the rounds counts.
 */
async function compareEverywhere(connections: number): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const p99 = { mailing: 0, everywhere: 0 };
    for (const contestant of ['mailing', 'everywhere', 'everywhere', 'mailing'] as const) {
      const { flood } = await measure(contestant, { connections, seconds: 2 * seconds, where });
      p99[contestant] += flood.p99;
    }
    ratios.push(p99.everywhere / p99.mailing);
  }
  return median(ratios);
}

const facts = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, fdatasync ${fsyncMs().toFixed(2)} ms, load ${loadavg()[0]?.toFixed(1)}`;
const few = await compare(32);
const many = await compare(128);
const everywhere = await compareEverywhere(32);
const locked = [];
for (let round = 0; round < 3; round += 1) locked.push((await measureUnderLock(where)).max);
cleanUp(where);

const head = ['', 'per second', 'p50 ms', 'p99 ms', 'page p99 ms', 'of nothing'];
console.log(`| ${head.join(' | ')} |\n|${'---|'.repeat(head.length)}`);
for (const line of [...few.lines, ...many.lines]) console.log(`| ${line.join(' | ')} |`);

const bounds: [what: string, value: number, holds: boolean][] = [
  ['durable of nothing at 32, at least 0.20', few.toNothing, few.toNothing >= 0.2],
  ['durable of one transaction each at 32, at least 2', few.toOneByOne, few.toOneByOne >= 2],
  [
    'p99 with webhook and acknowledgement, of that with mail alone at 32, at most 1.1',
    everywhere,
    everywhere <= 1.1,
  ],
  ['page p99 beside, at most 3 times', few.pageRatio, few.pageRatio <= 3],
  ['slowest page under a lock of 2 s, at most 100 ms', median(locked), median(locked) <= 100],
];
console.log(
  `\n${facts}; median of ${rounds} rounds of ${seconds} s, each after 2 s that do not count`,
);
for (const [what, value, holds] of bounds)
  console.log(`${holds ? 'holds ' : 'MISSED'}  ${what}: ${value.toFixed(2)}`);
if (process.argv.includes('--check') && bounds.some(([, , holds]) => !holds)) process.exitCode = 1;
