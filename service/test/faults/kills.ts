import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Config } from '../../src/config/config.ts';
import { generator } from '../../../test/random.ts';
import { seedOfRun } from '../random-text.ts';
import { startSmtpPeer } from '../smtp-peer.ts';
import { anEnquiry, until } from '../start-service.ts';
import { startProcess } from '../start-process.ts';
import { queryDatabase, inspectDatabase } from './database.ts';
import { startNginx } from './nginx.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

/** The most mails in flight in a process, which a kill may cause to be sent twice. */
const IN_FLIGHT = 4;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns a mail server, a way to start the service with it, and the final check. */
async function startUnderFaults(
  database: Config['database'],
  settings: Record<string, string> = {},
) {
  const peer = await startSmtpPeer({ behave: () => 'slow', slowMs: 5, authOptional: true });
  const env = {
    DATABASE_URL: database.kind === 'sqlite' ? `sqlite:${database.file}` : database.url,
    SMTP_URL: `smtp://127.0.0.1:${peer.port}?ignoreTLS=true`,
    LOG_LEVEL: 'silent',
    // A single process holds the SQLite file and releases its old claims at the start, so no lease expires. On
    // PostgreSQL one does, and must outlast the time that a busy machine delays a mail.
    LEASE_MS: database.kind === 'sqlite' ? '300000' : '8000',
    STEP_MS: '5000',
    ...settings,
  };
  const start = (port = '0', more: Record<string, string> = {}) =>
    startProcess({
      env: { ...env, PORT: port, ...more },
      script: 'service/test/faults/process.ts',
    });
  const idOf = (raw: Buffer) =>
    /^message-id: <([^@>]+)@/im.exec(raw.toString('latin1'))?.[1] ?? 'none';
  /** Every acknowledged enquiry has a row, every row a mail, and a kill repeats at most what was in flight. */
  const expectNothingLost = async (acknowledged: Iterable<string>, kills: number) => {
    const unsent = async () =>
      (await queryDatabase(database, "select enquiry_id from delivery where state <> 'sent'"))
        .length;
    // Waits while mails keep arriving, and at most one lease for the next.
    for (let left = await unsent(); left > 0; left = await unsent())
      await until(async () => (await unsent()) < left, 60_000);
    const { ids, deliveries, orphans } = await inspectDatabase(database);
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
 * Kills the service repeatedly under load and while it sends. Acknowledged enquiries are stored, nothing is half
 * done, and in the end everything has been mailed.
 */
export async function killUnderLoad(database: Config['database'], seconds: number) {
  const random = generator(seedOfRun());
  const { start, expectNothingLost } = await startUnderFaults(database);
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
    // At a random moment within the first transactions. Early, because everything stored is mailed in the end, and
    // above 10,000 the service answers 503.
    await until(() => acknowledged.size > before + 20);
    await pause(random() * 40);
    await service.end('SIGKILL');
    isKilled = true;
    await Promise.all(load);
    const content = await inspectDatabase(database);
    expect([...acknowledged].filter((id) => !content.ids.has(id))).toEqual([]);
    expect(content).toMatchObject({ deliveries: content.ids.size, orphans: 0, integrity: 'ok' });
  }
  const service = await start();
  await expectNothingLost(acknowledged, kills);
  expect(await service.end('SIGTERM')).toBe(0);
  return { kills, acknowledged: acknowledged.size };
}

/**
 * Runs three processes on one PostgreSQL behind nginx and ends each in turn while visitors write. No acknowledged
 * enquiry is lost.
 *
 * @returns also how many visitors got no success
 */
export async function endBehindNginx(
  database: Config['database'],
  { seconds, signal }: { seconds: number; signal: 'SIGKILL' | 'SIGTERM' },
) {
  const random = generator(seedOfRun());
  const { start, expectNothingLost } = await startUnderFaults(database, {
    TRUST_PROXY: '127.0.0.1',
    // The visitors below come from as many networks as there are enquiries.
    RATE_LIMIT_TOTAL_MAX: '0',
  });
  const processes = await Promise.all([start(), start(), start()]);
  const ports = processes.map(({ url }) => new URL(url).port);
  const port = await startNginx(ports);

  const acknowledged = new Set<string>();
  let asked = 0;
  let unanswered = 0;
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      asked += 1;
      // A loopback address in its own /24, which nginx forwards.
      const address = `127.${1 + ((asked >> 8) % 254)}.${asked & 255}.1`;
      const { status, id } = await post(port, `visitor ${asked}`, address);
      if (id) acknowledged.add(id);
      else unanswered += 1;
      expect(status).not.toBe(429);
      // Slow enough that fewer than 10,000 wait for their mail after two minutes: above, the service answers 503.
      await pause(200);
    }
  };
  const began = performance.now();
  const load = Promise.all(Array.from({ length: 16 }, visitor));
  // A failure here ends the kills too, and is reported at once.
  load.catch(() => (isOver = true));
  let kills = 0;
  for (; !isOver && (kills < 3 || performance.now() - began < seconds * 1_000); kills += 1) {
    const which = kills % 3;
    const before = acknowledged.size;
    await until(() => acknowledged.size > before + 20);
    await pause(random() * 200);
    await processes[which]?.end(signal);
    processes[which] = await start(ports[which]);
  }
  isOver = true;
  await load;

  await expectNothingLost(acknowledged, kills);
  return { kills, acknowledged: acknowledged.size, unanswered };
}

/** Writes a site of one page that loads its release's script, beside the scripts of earlier releases. */
function aRelease(...names: [newest: string, ...earlier: string[]]) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, '_astro'));
  for (const name of names) writeFileSync(join(folder, `_astro/page.${name}.js`), '');
  writeFileSync(join(folder, 'index.html'), `<script src="/_astro/page.${names[0]}.js"></script>`);
  writeFileSync(join(folder, 'built-site.json'), '{"languages":{}}');
  return { SITE_DIR: folder };
}

/**
 * Updates two processes on one PostgreSQL behind nginx, one after the other, while visitors read pages, load their
 * scripts a moment later, and write. No request fails, and nothing is lost.
 *
 * @returns the requests that were not answered with 200
 */
export async function updateBehindNginx(database: Config['database']) {
  const { start, expectNothingLost } = await startUnderFaults(database, {
    TRUST_PROXY: '127.0.0.1',
  });
  const one = aRelease('one');
  const processes = await Promise.all([start('0', one), start('0', one)]);
  const ports = processes.map(({ url }) => new URL(url).port);
  const port = await startNginx(ports);
  const acknowledged = new Set<string>();
  const failed: string[] = [];
  const answers = new Map<string, number>();
  let isOver = false;
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    if (answer.status !== 200) failed.push(`${path}: ${answer.status}`);
    return answer.text();
  };
  const reader = async () => {
    while (!isOver) {
      const [, script] = /src="(.*?)"/.exec(await get('/')) ?? [];
      if (!script) continue;
      answers.set(script, (answers.get(script) ?? 0) + 1);
      await pause(20);
      await get(script);
    }
  };
  const writer = async (number: number) => {
    for (let i = 0; !isOver; i += 1) {
      const { status, id } = await post(port, `writer ${number}, ${i}`);
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
  }
  await more();
  // A page that was opened before the update.
  await get('/_astro/page.one.js');
  isOver = true;
  await load;
  await expectNothingLost(acknowledged, 0);
  return { failed, acknowledged: acknowledged.size, read: Object.fromEntries(answers) };
}

type PostedEnquiry = { status?: number; id?: string };

/** Posts over a new connection; returns nothing when that breaks. */
function post(port: number, message: string, localAddress = '127.0.0.1'): Promise<PostedEnquiry> {
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
