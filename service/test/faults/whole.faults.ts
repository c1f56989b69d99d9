import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { smtpTransport } from '../../src/mail/smtp-transport.ts';
import { expectOurMail } from '../expect-our-mail.ts';
import { createManualClock } from '../manual-clock.ts';
import { startPostgres } from '../postgres.ts';
import { generator } from '../../../test/random.ts';
import { randomText, seedOfRun } from '../random-text.ts';
import { startSmtpPeer } from '../smtp-peer.ts';
import type { Behavior } from '../../../test/smtp-server.ts';
import { anEnquiry, startTestService, until } from '../start-service.ts';
import { endBehindNginx, killUnderLoad, updateBehindNginx } from './kills.ts';
import { hasNginx } from './nginx.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

/** A short series by default, and a long one with FAULTS=long. */
const long = process.env.FAULTS === 'long';
const series = long
  ? { seconds: 120, mails: 1_000, bodies: 5_000 }
  : { seconds: 8, mails: 60, bodies: 300 };

let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
afterAll(() => postgres?.stop());

async function aDatabase() {
  postgres ??= await startPostgres();
  return { kind: 'postgres', url: await postgres.newDatabase() } as const;
}

const options = { timeout: 15 * 60_000 };

test.for(['SQLite', 'PostgreSQL'])(
  'killed under load on %s: every accepted enquiry is stored and mailed',
  options,
  async (kind) => {
    const sqlite = { kind: 'sqlite', file: join(temporaryFolder(), 'x.db') } as const;
    const database = kind === 'SQLite' ? sqlite : await aDatabase();
    const result = await killUnderLoad(database, series.seconds);
    console.log(result);
    // Each round accepts twenty before the kill.
    expect(result.acknowledged).toBeGreaterThan(result.kills * 20);
  },
);

test.skipIf(!hasNginx).each(['SIGKILL', 'SIGTERM'] as const)(
  'three processes on PostgreSQL behind nginx, each ended by %s in turn: every accepted enquiry is mailed',
  options,
  async (signal) => {
    const { seconds } = series;
    const result = await endBehindNginx(await aDatabase(), { seconds, signal });
    console.log(result);
    expect(result.acknowledged).toBeGreaterThan(result.kills * 20);
    // In a rolling restart no visitor notices anything.
    if (signal === 'SIGTERM') expect(result.unanswered).toBe(0);
  },
);

test.skipIf(!hasNginx || !long)(
  'two processes behind nginx are updated under load: no request fails, and pages find the files of their release',
  options,
  async () => {
    const result = await updateBehindNginx(await aDatabase());
    console.log(result);
    expect(result.failed).toEqual([]);
    expect(Object.keys(result.read)).toEqual(['/_astro/page.one.js', '/_astro/page.two.js']);
  },
);

// Half of the mails meet a fault.
const faults: Behavior[] = [421, 451, 'drop', 'hang', 'slow'];

test(
  'enquiries through an SMTP server with every fault all arrive, each under one Message-ID',
  options,
  async () => {
    const random = generator(seedOfRun());
    let ambiguous = 0;
    const behave = () => {
      const fault = faults[Math.floor(random() * 10)] ?? 'take';
      if (fault === 'drop' || fault === 'hang') ambiguous += 1;
      return fault;
    };
    const peer = await startSmtpPeer({ behave, slowMs: 50 });
    const clock = createManualClock();
    const transport = smtpTransport({ url: peer.url, stepTimeout: 2_000 });
    const service = await startTestService({
      deps: { clock, transport, relay: { pollMs: 3_600_000 } },
    });
    for (let i = 0; i < series.mails; i += 1)
      expect((await service.post(anEnquiry({ message: `enquiry ${i}` }))).status).toBe(200);
    const left = async () => series.mails - (await service.store.countByState()).sent;
    for (let sweep = 0; sweep < 40 && (await left()) > 0; sweep += 1) {
      await service.app.relay.runOnce();
      clock.pass(40 * 60_000);
    }
    expect(await left()).toBe(0);
    const ids = (await peer.parsed())
      .map(({ messageId }) => messageId)
      // The moved clock makes enquiries look old, so an alert is sent after a minute.
      .filter((id) => !id?.startsWith('<alert-'));
    expect(new Set(ids).size).toBe(series.mails);
    // Only mails with an unknown outcome were sent again.
    expect(ids.length - series.mails).toBeLessThanOrEqual(ambiguous);
  },
);

test('fuzzed bodies never cause a 5xx, and add no header to their mails', options, async () => {
  const peer = await startSmtpPeer();
  const service = await startTestService({ env: { SMTP_URL: peer.url } });
  const first = seedOfRun();
  for (let seed = first; seed < first + series.bodies; seed += 1) {
    const [type, body] = fuzzed(seed);
    const response = await fetch(`${service.url}/api/send-email`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': type },
      body,
    });
    await response.arrayBuffer();
    expect(response.status, `SEED=${seed}`).toBeLessThan(500);
  }
  await until(async () => (await service.store.health()).unsuspected === 0, 240_000);
  expect((await service.post(anEnquiry())).status).toBe(200);
  for (const { raw, to, from } of peer.received) {
    expect([from, to]).toEqual(['website@example.com', ['sales@example.com']]);
    await expectOurMail(raw);
  }
  expect(peer.received.length).toBeGreaterThan(series.bodies / 10);
});

function fuzzed(seed: number): [type: string, body: string | Buffer<ArrayBuffer>] {
  const random = generator(seed * 7 + 1);
  const [name = '', email = '', message = '', odd = ''] = randomText(seed, 4);
  const json = JSON.stringify(
    anEnquiry({ name, email: random() < 0.5 ? email : 'a@example.org', message }),
  );
  // Corrupts one byte of a valid body.
  const bytes = Buffer.from(json);
  bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  const form = `name=${encodeURIComponent(name.toWellFormed())}&message=${message}&services=${odd}&website=`;
  const kinds: [type: string, body: string | Buffer<ArrayBuffer>][] = [
    ['application/json', json],
    ['application/x-www-form-urlencoded', form.toWellFormed()],
    ['application/json', bytes],
    ['application/json', json.slice(0, Math.floor(random() * json.length))],
    ['application/json', `${'['.repeat(random() * 30_000)}${JSON.stringify({ [odd]: name })}`],
  ];
  return kinds[seed % kinds.length] ?? ['application/json', json];
}
