import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createRetention } from '../../src/operator/retention.ts';
import { startPostgres } from '../postgres.ts';
import { anEnquiry, startTestService, type TestService } from '../start-service.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { queryDatabase } from './database.ts';

const count = 100_000;

/** Noon, because at night the service would vacuum too. */
const NOW = Date.UTC(2026, 0, 5, 12);

/** Stores many enquiries that were mailed in 1970, with addresses in random order. */
async function fill({ config: { database } }: TestService) {
  const numbers =
    database.kind === 'sqlite'
      ? `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`
      : `with n as (select generate_series(1::bigint, ${count}) as i)`;
  const address = `'person' || ((i * 7919) % 300007) || '@example.org'`;
  await queryDatabase(
    database,
    `insert into enquiry (public_id, name, email, message, services, created_at, digest) ${numbers}
     select 'old-' || i, 'Somebody', ${address}, 'Words that were mailed long ago. ' || i, 'audits', i, i from n`,
    `insert into delivery (enquiry_id, destination, state, next_at, message_id, sent_at)
     select id, 'mail', 'sent', 0, '<' || id || '@example.com>', 1000 + id from enquiry`,
    // As if the service had run since then.
    `insert into retention_clock (id, at) values (1, ${NOW}) on conflict (id) do update set at = ${NOW}`,
    database.kind === 'sqlite' ? 'pragma wal_checkpoint(truncate)' : 'vacuum analyze',
  );
}

/** Posts one enquiry after the other during `work`, and returns how many were stored. */
async function storedDuring(service: TestService, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const done = work.finally(() => (isOver = true));
  let stored = 0;
  for (; !isOver; stored += 1) {
    const response = await service.post(anEnquiry({ message: `meanwhile ${stored}` }));
    await response.arrayBuffer();
    expect(response.status).toBe(200);
  }
  await done;
  return stored;
}

async function expire({ config, store }: TestService) {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const clock = { now: () => NOW, steady: () => performance.now() };
  const apply = createRetention({ config, store, clock, log });
  // The service's own hourly run may delete some of them.
  expect(await apply()).toBeGreaterThan(0);
  const left = { sentBefore: NOW - config.settings.RETENTION_SENT_DAYS * 86_400_000, limit: 1 };
  expect(await store.expiredIds(left)).toEqual([]);
}

test.for(['SQLite', 'PostgreSQL'])(
  '100,000 expired rows are deleted from %s, and no enquiry waits for it',
  { timeout: 15 * 60_000 },
  async (kind) => {
    const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    if (postgres) onTestFinished(postgres.stop);
    const folder = temporaryFolder();
    const DATABASE_URL = (await postgres?.newDatabase()) ?? `sqlite:${join(folder, 'x.db')}`;
    const service = await startTestService({
      folder,
      env: { LOG_LEVEL: 'silent', TIME_ZONE: 'UTC', DATABASE_URL },
    });
    await fill(service);
    // Rows are deleted a few at a time. If they were deleted at once, the first enquiry would wait for all of them.
    expect(await storedDuring(service, expire(service))).toBeGreaterThan(100);
  },
);
