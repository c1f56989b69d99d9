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

/** The gate runs a short series, and FAULTS=long a long one. */
const long = process.env.FAULTS === 'long';
const series = long
  ? { rounds: 50, seconds: 120, mails: 1_000, bodies: 5_000 }
  : { rounds: 8, seconds: 20, mails: 200, bodies: 500 };

test(
  'killed under load on SQLite: every accepted enquiry is stored, and mailed within a minute of the last start',
  async () => {
    const folder = temporaryFolder();
    const database = { kind: 'sqlite', file: join(folder, 'x.db') } as const;
    const { rounds } = series;
    // Each round accepts twenty before the kill. A minute is for a quiet machine.
    expect(
      await killUnderLoad({ database, folder, rounds, ...(long && { mailedWithinMs: 60_000 }) }),
    ).toBeGreaterThan(rounds * 20);
  },
  minutes(15),
);

test.runIf(long)(
  'killed under load on PostgreSQL: every accepted enquiry is stored and mailed',
  async () => {
    const postgres = await startPostgres();
    const database = { kind: 'postgres', url: await postgres.newDatabase() } as const;
    const { rounds } = series;
    expect(await killUnderLoad({ database, folder: temporaryFolder(), rounds })).toBeGreaterThan(
      rounds * 20,
    );
    await postgres.stop();
  },
  minutes(15),
);

// Skipped where there is no nginx.
test.skipIf(!hasNginx)(
  'three processes on PostgreSQL behind nginx, each killed in turn: every accepted enquiry is mailed',
  async () => {
    const { seconds } = series;
    const seen = await killBehindNginx({ seconds });
    console.log(seen);
    // Each of the three at least once.
    expect(seen.kills).toBeGreaterThanOrEqual(3);
    expect(seen.acknowledged).toBeGreaterThan(seconds);
  },
  minutes(15),
);

test(
  'killed while sending: no enquiry is missing, a minute after the last start',
  async () => {
    await killRelay({ folder: temporaryFolder(), rounds: long ? 20 : 4 });
  },
  minutes(15),
);

test(
  'enquiries through an SMTP server with every fault are all delivered',
  async () => {
    await sendThroughFaultySmtp(series.mails);
  },
  minutes(15),
);

test(
  'fuzzed bodies never cause a 5xx, and add no header to their mails',
  async () => {
    await fuzzBodies(series.bodies);
  },
  minutes(15),
);
