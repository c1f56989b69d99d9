import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPostgres } from '../postgres.ts';
import { sendThroughFaultySmtp } from './faulty-smtp.ts';
import { fuzzBodies } from './fuzz-bodies.ts';
import { killBehindNginx } from './kill-behind-nginx.ts';
import { killRelay } from './kill-relay.ts';
import { killUnderLoad } from './kill-under-load.ts';
import { hasNginx } from './nginx.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

const minutes = (count: number) => count * 60_000;

test(
  'killed under load on SQLite, 50 rounds: every accepted enquiry is stored and mailed',
  async () => {
    const at = temporaryFolder();
    const database = { kind: 'sqlite', file: join(at, 'x.db') } as const;
    expect(await killUnderLoad({ database, folder: at, rounds: 50 })).toBeGreaterThan(1_000);
  },
  minutes(15),
);

test(
  'killed under load on SQLite, 20 rounds: all are mailed within a minute of the last start',
  async () => {
    const at = temporaryFolder();
    const database = { kind: 'sqlite', file: join(at, 'x.db') } as const;
    await killUnderLoad({ database, folder: at, rounds: 20, mailedWithinMs: 60_000 });
  },
  minutes(15),
);

test(
  'killed under load on PostgreSQL, 50 rounds: every accepted enquiry is stored and mailed',
  async () => {
    const postgres = await startPostgres();
    const database = { kind: 'postgres', url: await postgres.newDatabase() } as const;
    expect(
      await killUnderLoad({ database, folder: temporaryFolder(), rounds: 50 }),
    ).toBeGreaterThan(1_000);
    await postgres.stop();
  },
  minutes(15),
);

// Skipped, and counted as such, where there is no nginx. KILL_SECONDS=20 is a quick look.
test.skipIf(!hasNginx)(
  'three processes on PostgreSQL behind nginx, each killed in turn: every accepted enquiry is mailed',
  async () => {
    const seconds = Number(process.env.KILL_SECONDS ?? 120);
    const seen = await killBehindNginx({ seconds });
    console.log(seen);
    // Each of the three at least once.
    expect(seen.kills).toBeGreaterThanOrEqual(3);
    expect(seen.acknowledged).toBeGreaterThan(seconds * 5);
  },
  minutes(15),
);

test(
  'killed while sending, 20 rounds: no enquiry is missing, a minute after the last start',
  async () => {
    await killRelay({ folder: temporaryFolder(), rounds: 20 });
  },
  minutes(15),
);

test(
  '1,000 enquiries through an SMTP server with every fault are all delivered',
  async () => {
    await sendThroughFaultySmtp(1_000);
  },
  minutes(15),
);

test(
  '5,000 fuzzed bodies never cause a 5xx, and add no header to their mails',
  async () => {
    await fuzzBodies(5_000);
  },
  minutes(15),
);
