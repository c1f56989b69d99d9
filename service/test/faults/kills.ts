import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { Config } from '../../src/config/config.ts';
import { seededRandom } from '../random-text.ts';
import { startSmtpPeer } from '../smtp-peer.ts';
import { anEnquiry, until } from '../start-service.ts';
import { startProcess } from '../start-process.ts';
import { ask, inspect } from './database.ts';
import { startNginx } from './nginx.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

/** At most so many mails are in flight in a process, and so may be sent twice when it is killed. */
const IN_FLIGHT = 5;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A mail server, a way to start the service before it, and what has to be true in the end. */
async function aBattlefield(database: Config['database'], settings: Record<string, string> = {}) {
  const peer = await startSmtpPeer({ behave: () => 'slow', slowMs: 5, authOptional: true });
  onTestFinished(peer.stop);
  const env = {
    DATABASE_URL: database.kind === 'sqlite' ? `sqlite:${database.file}` : database.url,
    SMTP_URL: `smtp://127.0.0.1:${peer.port}?ignoreTLS=true`,
    LOG_LEVEL: 'silent',
    // One process of its own holds a SQLite file, and gives back at its start what it had claimed: there
    // no lease is waited for. On PostgreSQL one is: longer than a busy machine keeps a mail waiting.
    LEASE_MS: database.kind === 'sqlite' ? '300000' : '8000',
    STEP_MS: '5000',
    ...settings,
  };
  const start = async (port = '0', more: Record<string, string> = {}) => {
    const service = await startProcess({
      env: { ...env, PORT: port, ...more },
      script: 'service/test/faults/process.ts',
    });
    onTestFinished(async () => void (await service.end('SIGKILL')));
    return service;
  };
  const idOf = (raw: Buffer) =>
    /^message-id: <([^@>]+)@/im.exec(raw.toString('latin1'))?.[1] ?? 'none';
  /** Every acknowledged enquiry has a row, every row a mail, and a kill can only double what was in flight. */
  const expectNothingLost = async (acknowledged: Iterable<string>, kills: number) => {
    const unsent = async () =>
      (await ask(database, "select enquiry_id from delivery where state <> 'sent'")).length;
    // As long as it takes, while it goes on: a lease is waited for at most.
    for (let left = await unsent(); left > 0; left = await unsent())
      await until(async () => (await unsent()) < left, 60_000);
    const { ids, deliveries, orphans } = await inspect(database);
    const mailed = peer.received.map(({ raw }) => idOf(raw));
    const known = new Set(mailed);
    expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
    expect([...ids].filter((id) => !known.has(id))).toEqual([]);
    expect({ deliveries, orphans }).toEqual({ deliveries: ids.size, orphans: 0 });
    expect(mailed.length - ids.size).toBeLessThanOrEqual(kills * IN_FLIGHT);
  };
  return { peer, start, expectNothingLost };
}

/**
 * Kills the service under load and while it sends, again and again: what was acknowledged is there, nothing
 * is half there, and in the end everything has been mailed.
 */
export async function killUnderLoad(database: Config['database'], seconds: number) {
  const random = seededRandom();
  const { start, expectNothingLost } = await aBattlefield(database);
  const acknowledged = new Set<string>();
  const end = performance.now() + seconds * 1_000;
  let kills = 0;
  for (; performance.now() < end; kills += 1) {
    const service = await start();
    let isKilled = false;
    const before = acknowledged.size;
    const load = Array.from({ length: 16 }, async (_, visitor) => {
      for (let i = 0; !isKilled; i += 1) {
        const { id } = await post(Number(new URL(service.url).port), `${kills}/${visitor}/${i}`);
        if (id) acknowledged.add(id);
      }
    });
    // A different moment each time, somewhere within the first transactions. Soon, because what is
    // stored is mailed in the end, and over 10,000 the service says 503.
    await until(() => acknowledged.size > before + 20);
    await pause(random() * 40);
    await service.end('SIGKILL');
    isKilled = true;
    await Promise.all(load);
    const found = await inspect(database);
    expect([...acknowledged].filter((id) => !found.ids.has(id))).toEqual([]);
    expect(found).toMatchObject({ deliveries: found.ids.size, orphans: 0, integrity: 'ok' });
  }
  const service = await start();
  await expectNothingLost(acknowledged, kills);
  expect(await service.end('SIGTERM')).toBe(0);
  return { kills, acknowledged: acknowledged.size };
}

/** How many enquiries one address may send in a window, and how long that is, in seconds. */
const [most, window] = [10, 60];

/**
 * Three processes on one PostgreSQL behind nginx, each ended in turn while visitors write: nothing
 * acknowledged is lost, and a visitor who keeps writing is let through no more often than by one process.
 *
 * @returns also how many visitors were not answered with success
 */
export async function endBehindNginx(
  database: Config['database'],
  { seconds, signal }: { seconds: number; signal: 'SIGKILL' | 'SIGTERM' },
) {
  const random = seededRandom();
  const { start, expectNothingLost } = await aBattlefield(database, {
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_MAX: String(most),
    RATE_LIMIT_WINDOW: String(window),
    // The visitors below come from as many networks as there are enquiries.
    RATE_LIMIT_TOTAL_MAX: '0',
  });
  const processes = await Promise.all([start(), start(), start()]);
  const ports = processes.map(({ url }) => new URL(url).port);
  const nginx = await startNginx(ports);
  onTestFinished(nginx.stop);

  const acknowledged = new Set<string>();
  const greedy = new Set<string>();
  let [asked, refused, unanswered, isOver] = [0, 0, 0, false];
  const visitor = async () => {
    while (!isOver) {
      asked += 1;
      // An address of the loopback in a /24 of its own: nginx sees it, and hands it on.
      const address = `127.${1 + ((asked >> 8) % 254)}.${asked & 255}.1`;
      const { status, id } = await post(nginx.port, `visitor ${asked}`, address);
      if (id) acknowledged.add(id);
      else unanswered += 1;
      // No visitor is refused for what another does.
      expect(status).not.toBe(429);
      // Fewer than would make 10,000 wait for their mail: then the service says 503.
      await pause(150);
    }
  };
  const greedyOne = async () => {
    for (let i = 0; !isOver; i += 1) {
      const { status, id } = await post(nginx.port, `greedy ${i}`, '127.0.0.2');
      if (id) greedy.add(id);
      if (status === 429) refused += 1;
      await pause(20);
    }
  };
  const began = performance.now();
  const load = Promise.all([greedyOne(), ...Array.from({ length: 16 }, visitor)]);
  // What fails here ends the wait for the kills too, instead of nobody hearing of it until the end.
  load.catch(() => (isOver = true));
  let kills = 0;
  // Each of the three at least once.
  for (; !isOver && (kills < 3 || performance.now() - began < seconds * 1_000); kills += 1) {
    const which = kills % 3;
    const before = acknowledged.size;
    await until(() => acknowledged.size > before + 20);
    await pause(random() * 200);
    await processes[which]?.end(signal);
    processes[which] = await start(ports[which]);
  }
  const took = (performance.now() - began) / 1_000;
  isOver = true;
  await load;

  await expectNothingLost([...acknowledged, ...greedy], kills);
  // One bucket for all three processes, also for a new one: it fills by `most` in each window.
  expect(refused).toBeGreaterThan(0);
  expect(greedy.size).toBeGreaterThanOrEqual(most / 2);
  expect(greedy.size).toBeLessThanOrEqual(most * (1 + took / window) + 1);
  return { kills, acknowledged: acknowledged.size, greedy: greedy.size, refused, unanswered };
}

/** A built site of one page, which loads a script of its release; the scripts of earlier ones are beside it. */
function aRelease(...names: [newest: string, ...earlier: string[]]) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, '_astro'));
  for (const name of names) writeFileSync(join(folder, `_astro/page.${name}.js`), '');
  writeFileSync(join(folder, 'index.html'), `<script src="/_astro/page.${names[0]}.js"></script>`);
  writeFileSync(join(folder, 'built-site.json'), '{"languages":{}}');
  return { SITE_DIR: folder };
}

/**
 * Two processes on one PostgreSQL behind nginx are updated one after the other, while visitors read pages, ask for
 * their scripts a moment later, and write: no request fails, and nothing is lost.
 *
 * @returns what was asked for and not answered with 200
 */
export async function updateBehindNginx(database: Config['database']) {
  const { start, expectNothingLost } = await aBattlefield(database, { TRUST_PROXY: '127.0.0.1' });
  const one = aRelease('one');
  const processes = await Promise.all([start('0', one), start('0', one)]);
  const ports = processes.map(({ url }) => new URL(url).port);
  const nginx = await startNginx(ports);
  onTestFinished(nginx.stop);
  const acknowledged = new Set<string>();
  const failed: string[] = [];
  const read = new Map<string, number>();
  let isOver = false;
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${nginx.port}${path}`);
    if (answer.status !== 200) failed.push(`${path}: ${answer.status}`);
    return answer.text();
  };
  const reader = async () => {
    while (!isOver) {
      const [, script] = /src="(.*?)"/.exec(await get('/')) ?? [];
      if (!script) continue;
      read.set(script, (read.get(script) ?? 0) + 1);
      await pause(20);
      await get(script);
    }
  };
  const writer = async (number: number) => {
    for (let i = 0; !isOver; i += 1) {
      const { status, id } = await post(nginx.port, `writer ${number}, ${i}`);
      if (id) acknowledged.add(id);
      else failed.push(`an enquiry: ${status}`);
      await pause(20);
    }
  };
  const load = Promise.all([...Array.from({ length: 6 }, reader), writer(1), writer(2)]);
  load.catch(() => (isOver = true));
  const more = async () => {
    const before = acknowledged.size;
    await until(() => isOver || acknowledged.size > before + 30);
  };
  const two = aRelease('two', 'one');
  await more();
  for (const [i, service] of processes.entries()) {
    await service.end('SIGTERM');
    await more();
    await start(ports[i], two);
    // nginx asks it again a second after it was refused there; before, the next process may not end.
    const asked = read.get('/_astro/page.two.js') ?? 0;
    await until(() => isOver || (read.get('/_astro/page.two.js') ?? 0) > asked + 30);
  }
  // A page that was opened before all of this.
  await get('/_astro/page.one.js');
  isOver = true;
  await load;
  await expectNothingLost(acknowledged, 0);
  return { failed, acknowledged: acknowledged.size, read: Object.fromEntries(read) };
}

type Posted = { status?: number; id?: string };

/** Posts over a connection of its own; returns nothing when that breaks. */
function post(port: number, message: string, localAddress = '127.0.0.1'): Promise<Posted> {
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
        resolve(status === 200 ? { status, ...(JSON.parse(body) as { id: string }) } : { status });
      });
    });
    asking.on('error', () => resolve({}));
    asking.end(JSON.stringify(anEnquiry({ message })));
  });
}
