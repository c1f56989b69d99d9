import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { holdLock } from '../faults/database.ts';
import { startSmtpPeer } from '../smtp-peer.ts';
import { startProcess } from '../start-process.ts';
import { anEnquiry } from '../start-service.ts';

// Compares storing enquiries with a route that stores nothing, alternately in the same run, so that other work on the
// machine slows both equally. Also checks whether a page waits while another process locks the database, and how fast
// enquiries are mailed. `npx node service/test/load/bench.ts` fails when a limit is missed.

const connections = 64;
const rounds = 5;
const ROUND_MS = 3_000;
const LOCK_MS = 5_000;
const MAILS = 2_000;

const agent = new Agent({ keepAlive: true, maxSockets: connections + 1 });

function send(url: string, body?: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json' };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent, method, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    asking.on('error', reject).end(body);
  });
}

let count = 0;
const post = (url: string) =>
  send(url, JSON.stringify(anEnquiry({ message: `number ${count++}` })));

async function flood(url: string, ms: number): Promise<number> {
  const end = performance.now() + ms;
  let accepted = 0;
  const sender = async () => {
    for (; performance.now() < end; accepted += 1) {
      const status = await post(url);
      if (status !== 200) throw new Error(`${url} answered with ${status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, sender));
  return (accepted / ms) * 1_000;
}

/** Returns the slowest of many page requests while another process holds the lock, in milliseconds. */
async function slowestPage(url: string, file: string): Promise<number> {
  const { released } = await holdLock(file, LOCK_MS);
  const end = performance.now() + LOCK_MS - 500;
  const waiting = Array.from({ length: connections / 2 }, () => post(`${url}/api/send-email`));
  let slowest = 0;
  while (performance.now() < end) {
    const began = performance.now();
    await send(url);
    slowest = Math.max(slowest, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all([...waiting, released]);
  return slowest;
}

/** Returns how many of a burst of enquiries are mailed in a second, over TLS with a login, and the memory it takes. */
async function mailRate(folder: string, greetMs: number) {
  const peer = await startSmtpPeer({ greetMs });
  const { child, url, end } = await startProcess({
    env: {
      DATABASE_URL: `sqlite:${join(folder, `mails-${greetMs}.db`)}`,
      SMTP_URL: peer.url,
      // As deploy/frontage.service starts it.
      NODE_OPTIONS: '--max-semi-space-size=8',
      SITE_DIR: folder,
      LOG_LEVEL: 'silent',
    },
  });
  try {
    const start = performance.now();
    let left = MAILS;
    const sender = async () => {
      while (left-- > 0) await post(`${url}/api/send-email`);
    };
    await Promise.all(Array.from({ length: connections }, sender));
    while (peer.received.length < MAILS) await new Promise((resolve) => setTimeout(resolve, 10));
    const rate = (MAILS / (performance.now() - start)) * 1_000;
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(
      readFileSync(`/proc/${child.pid}/status`, 'utf8'),
    ) ?? ['', ''];
    return { rate, megabytes: Number(kilobytes) / 1_000 };
  } finally {
    await end('SIGTERM');
    await peer.stop();
  }
}

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

// On a real disk: a tmpfs has no fsync.
mkdirSync('data', { recursive: true });
const folder = mkdtempSync(join(process.cwd(), process.env.BENCH_DIR ?? 'data', 'bench-'));
writeFileSync(join(folder, 'index.html'), 'x'.repeat(20 * 1024));
const file = join(folder, 'bench.db');
const service = await startProcess({
  env: { DATABASE_URL: `sqlite:${file}`, SITE_DIR: folder, LOG_LEVEL: 'silent' },
  script: 'service/test/load/server.ts',
});
const [stored, nothing] = ['/api/send-email', '/api/nothing'].map((path) => service.url + path);
const rates: [stored: number, nothing: number][] = [];
try {
  // The first round does not count: code of a long-running service is compiled.
  for (let round = 0; round <= rounds; round += 1)
    rates.push([await flood(stored ?? '', ROUND_MS), await flood(nothing ?? '', ROUND_MS)]);
  rates.shift();
  const ratio = median(rates.map(([one, other]) => one / other));
  const page = await slowestPage(service.url, file);
  console.log(`${connections} connections, median of ${rounds} rounds of ${ROUND_MS / 1_000} s:
  stored durably             ${median(rates.map(([rate]) => rate)).toFixed()} a second
  a route that stores nothing ${median(rates.map(([, rate]) => rate)).toFixed()} a second
  ratio                      ${ratio.toFixed(2)} (at least 0.15)
slowest page while another process holds the database for ${LOCK_MS / 1_000} s:
                             ${page.toFixed()} ms (at most 100)`);
  if (ratio < 0.15 || page > 100) process.exitCode = 1;
  for (const greetMs of [0, 100]) {
    const { rate, megabytes } = await mailRate(folder, greetMs);
    console.log(`${MAILS} mails to a server that greets after ${greetMs} ms:
                             ${rate.toFixed()} a second (at least 100), ${megabytes.toFixed()} MB`);
    if (rate < 100) process.exitCode = 1;
  }
} finally {
  agent.destroy();
  await service.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
