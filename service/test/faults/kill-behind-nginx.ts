import { request } from 'node:http';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '../free-port.ts';
import { startPostgres } from '../postgres.ts';
import { startSmtpPeer } from '../smtp-peer.ts';
import { anEnquiry, until } from '../start-service.ts';
import { startProcess } from '../start-process.ts';
import { inspectDatabase } from './inspect-database.ts';
import { startNginx } from './nginx.ts';

/** How many enquiries one address may send in a window, and how long that is, in seconds. */
const [most, window] = [10, 60];

const visitors = 16;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Three processes on one PostgreSQL behind nginx, each killed in turn while visitors write: every accepted
 * enquiry has a row and a mail, no mail is sent twice unless it was in flight at a kill, and a visitor who
 * keeps writing is let through no more often than by one process.
 */
export async function killBehindNginx({ seconds }: { seconds: number }) {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const database = { kind: 'postgres', url: await postgres.newDatabase() } as const;
  const peer = await startSmtpPeer({ behave: () => 'slow', slowMs: 10 });
  onTestFinished(() => peer.stop());
  const env = {
    DATABASE_URL: database.url,
    SMTP_URL: peer.url,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_MAX: String(most),
    RATE_LIMIT_WINDOW: String(window),
    // The visitors below come from as many networks as there are enquiries.
    RATE_LIMIT_TOTAL_MAX: '0',
    LOG_LEVEL: 'silent',
    // Longer than a busy machine keeps a mail waiting: only a kill may double one here.
    LEASE_MS: '15000',
    STEP_MS: '10000',
  };
  const start = (port: number) =>
    startProcess({
      env: { ...env, PORT: String(port) },
      script: 'service/test/faults/process.ts',
    });
  const ports = [await freePort(), await freePort(), await freePort()];
  const processes = await Promise.all(ports.map(start));
  onTestFinished(async () => void (await Promise.all(processes.map(({ end }) => end('SIGKILL')))));
  const nginx = await startNginx(ports);
  onTestFinished(nginx.stop);

  const acknowledged = new Set<string>();
  const greedy = new Set<string>();
  const inFlight = new Set<string>();
  let [asked, broken, refused] = [0, 0, 0];
  let isOver = false;

  const visitor = async () => {
    while (!isOver) {
      const { status, id } = await post(nginx.port, networkAddress(asked), `visitor ${asked++}`);
      if (id) acknowledged.add(id);
      else broken += 1;
      // No visitor is refused for what another does.
      expect(status).not.toBe(429);
      await pause(30);
    }
  };
  const greedyOne = async () => {
    for (let i = 0; !isOver; i += 1) {
      const { status, id } = await post(nginx.port, '127.0.0.2', `greedy ${i}`);
      if (id) greedy.add(id);
      if (status === 429) refused += 1;
      await pause(20);
    }
  };
  const began = performance.now();
  const load = [greedyOne(), ...Array.from({ length: visitors }, visitor)];
  // What fails here ends the wait for the kills too, instead of nobody hearing of it until the end.
  const loaded = Promise.all(load);
  loaded.catch(() => (isOver = true));

  let kills = 0;
  for (; !isOver && performance.now() - began < seconds * 1_000; kills += 1) {
    const which = kills % ports.length;
    const before = acknowledged.size;
    await until(() => acknowledged.size > before + 20, 30_000);
    // A different moment each time.
    await pause(Math.random() * 200);
    await processes[which]?.end('SIGKILL');
    const atKill = (await inspectDatabase(database)).sending;
    await pause(500);
    // What another process sends is done by now.
    for (const id of (await inspectDatabase(database)).sending)
      if (atKill.has(id)) inFlight.add(id);
    processes[which] = await start(ports[which] ?? 0);
  }
  const took = (performance.now() - began) / 1_000;
  isOver = true;
  await loaded;

  await until(async () => (await inspectDatabase(database)).unsent === 0, 120_000);
  const { ids, deliveries, orphans } = await inspectDatabase(database);
  const times = new Map<string, number>();
  for (const id of peer.received.map(({ raw }) => idOf(raw)))
    times.set(id, (times.get(id) ?? 0) + 1);
  const told = [...acknowledged, ...greedy];
  expect(told.filter((id) => !ids.has(id))).toEqual([]);
  expect(told.filter((id) => !times.has(id))).toEqual([]);
  // An enquiry without an answer may be stored: then it is mailed too.
  expect([...ids].filter((id) => !times.has(id))).toEqual([]);
  expect({ deliveries, orphans }).toEqual({ deliveries: ids.size, orphans: 0 });
  const doubles = [...times].flatMap(([id, count]) => Array<string>(count - 1).fill(id));
  expect(doubles.filter((id) => !inFlight.has(id))).toEqual([]);
  expect(doubles.length).toBeLessThanOrEqual(inFlight.size);
  // One bucket for all three processes, also for a new one: it fills by `most` in each window.
  const atMost = most * (1 + took / window) + 1;
  expect(refused).toBeGreaterThan(0);
  expect(greedy.size).toBeGreaterThanOrEqual(most / 2);
  expect(greedy.size).toBeLessThanOrEqual(atMost);
  const letThrough = peer.received.filter(({ raw }) => raw.includes('greedy ')).map(({ raw }) => idOf(raw)); // prettier-ignore
  expect(new Set(letThrough).size).toBeLessThanOrEqual(atMost);

  return {
    kills,
    acknowledged: told.length,
    broken,
    inFlight: inFlight.size,
    doubles: doubles.length,
    greedy: greedy.size,
    refused,
  };
}

/** An address of the loopback in a /24 of its own: nginx sees it, and hands it on. */
const networkAddress = (n: number) => `127.${1 + ((n >> 8) % 254)}.${n & 255}.1`;

function idOf(raw: Buffer): string {
  return /^message-id: <([^@>]+)@/im.exec(raw.toString('latin1'))?.[1] ?? 'none';
}

/** Posts over a connection of its own; returns nothing when that breaks. */
function post(
  port: number,
  localAddress: string,
  message: string,
): Promise<{ status?: number; id?: string }> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'application/json' };
    const path = '/api/send-email';
    const options = { host: '127.0.0.1', port, localAddress, method: 'POST', path, headers };
    const asking = request({ ...options, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('error', () => resolve({}));
      response.on('end', () => {
        const { statusCode: status = 0 } = response;
        resolve(
          status === 200 ? { status, id: (JSON.parse(body) as { id: string }).id } : { status },
        );
      });
    });
    asking.on('error', () => resolve({}));
    asking.end(JSON.stringify(anEnquiry({ message })));
  });
}
