import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../src/system/clock.ts';
import { openStore } from '../../src/store/store.ts';
import { createIntake } from '../../src/enquiries/intake.ts';
import { aRow } from '../a-row.ts';
import { holdLock } from '../faults/hold-lock.ts';
import { anEnquiry } from '../start-service.ts';
import { startProcess } from '../start-process.ts';
import { flood, watchPage, type Flood, type Latencies } from './load-client.ts';

export type Contestant = 'nothing' | 'durable' | 'one-by-one' | 'mailing' | 'everywhere';

export type Measured = { flood: Flood; page: Latencies };

export type Where = { folder: string; siteDir: string };

/** A folder for databases and a site of one page of 20 KB. On a real disk: a tmpfs has no fsync. */
export function prepare(): Where {
  mkdirSync('data', { recursive: true });
  const folder = mkdtempSync(join(process.env.BENCH_DIR ?? 'data', 'bench-'));
  const siteDir = mkdtempSync(join(tmpdir(), 'frontage-bench-site-'));
  writeFileSync(join(siteDir, 'index.html'), 'x'.repeat(20 * 1024));
  return { folder, siteDir };
}

let databases = 0;
let message = 0;

const start = async (contestant: Contestant, { folder, siteDir }: Where) => {
  const file = join(process.cwd(), folder, `${databases++}.db`);
  const env = {
    CONTESTANT: contestant,
    DATABASE_URL: `sqlite:${file}`,
    SITE_DIR: siteDir,
    LOG_LEVEL: 'error',
  };
  const service = await startProcess({ env, script: 'service/test/faults/bench-server.ts' });
  return { file, port: Number(new URL(service.url).port), end: () => service.end('SIGTERM') };
};

/**
 * How long each contestant is flooded before anything counts, in seconds: what runs for weeks is not
 * judged by code that has not been compiled yet, nor by the first time that it looks for what is due.
 */
const WARM_UP = 2;

/** Floods one contestant and watches a page meanwhile. */
export async function measure(
  contestant: Contestant,
  { connections, seconds, where }: { connections: number; seconds: number; where: Where },
): Promise<Measured> {
  const { port, end } = await start(contestant, where);
  const body = () => {
    message += 1;
    return JSON.stringify(
      anEnquiry({ email: `ada${message}@example.org`, message: `enquiry ${message}` }),
    );
  };
  const common = { port, path: '/api/send-email', connections, body };
  await flood({ ...common, seconds: WARM_UP });
  const [flooded, page] = await Promise.all([
    flood({ ...common, seconds }),
    watchPage({ port, seconds, pauseMs: 5 }),
  ]);
  await end();
  if (flooded.failed > 0) throw new Error(`${contestant}: ${flooded.failed} were refused`);
  return { flood: flooded, page };
}

/** How many enquiries a second group commit takes without HTTP before it. */
export async function measureCeiling(options: {
  connections: number;
  seconds: number;
  where: Where;
}): Promise<number> {
  const file = join(process.cwd(), options.where.folder, `${databases++}.db`);
  const store = await openStore({ kind: 'sqlite', file });
  const intake = createIntake({ store, clock: systemClock, concurrency: 1, maxWaiting: Infinity });
  let stored = 0;
  const end = performance.now() + options.seconds * 1_000;
  const sender = async () => {
    while (performance.now() < end) {
      await intake.submit(aRow({ createdAt: Date.now() }));
      stored += 1;
    }
  };
  await Promise.all(Array.from({ length: options.connections }, sender));
  await store.close();
  return stored / options.seconds;
}

/** How long a page takes while enquiries wait for a foreign writer that holds the lock for 2 s. */
export async function measureUnderLock(where: Where): Promise<Latencies> {
  const { port, file, end } = await start('durable', where);
  const body = () => JSON.stringify(anEnquiry({ message: `locked ${message++}` }));
  await watchPage({ port, seconds: 0.5, pauseMs: 5 });
  const { released } = await holdLock(file, 2_000);
  const [page] = await Promise.all([
    watchPage({ port, seconds: 1.9, pauseMs: 5 }),
    flood({ port, path: '/api/send-email', connections: 32, seconds: 1.9, body }),
  ]);
  await released;
  await end();
  return page;
}

export function cleanUp({ folder, siteDir }: Where): void {
  for (const path of [folder, siteDir]) rmSync(path, { recursive: true, force: true });
}
