import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { systemClock } from '../../src/system/clock.ts';
import type { Config } from '../../src/config/config.ts';
import { erasePerson } from '../../src/operator/erase-person.ts';
import { createRetention } from '../../src/operator/retention.ts';
import { startPostgres } from '../postgres.ts';
import { anEnquiry, startService, type Service } from '../start-service.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

const count = 300_000;

/** How long an enquiry may take to be stored meanwhile, in milliseconds; on a machine that is quiet. */
const bound = 100;

const columns = {
  enquiry: 'public_id, name, email, email_norm, message, services, spam_score, created_at, digest',
  delivery: 'enquiry_id, destination, state, next_at, message_id, sent_at',
};

/** Many enquiries that were mailed in 1970. Addresses come in no order, as they do. */
async function fill(database: Config['database'], address: string) {
  const numbers =
    database.kind === 'sqlite'
      ? `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`
      : `with n as (select generate_series(1::bigint, ${count}) as i)`;
  const enquiries = `insert into enquiry (${columns.enquiry}) ${numbers}
    select 'old-' || i, 'Somebody', ${address}, ${address},
      'Words that were mailed long ago, and a few more so that there is something. ' || i,
      'audits', 0, i, i from n`;
  const deliveries = `insert into delivery (${columns.delivery})
    select id, 'mail', 'sent', 0, '<' || id || '@example.com>', 1000 + id from enquiry`;
  if (database.kind === 'sqlite') {
    const sqlite = new DatabaseSync(database.file, { timeout: 10_000 });
    sqlite.exec(
      `begin immediate; ${enquiries}; ${deliveries}; commit; pragma wal_checkpoint(truncate)`,
    );
    sqlite.close();
    return;
  }
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(enquiries);
  await client.query(deliveries);
  await client.query('vacuum analyze');
  await client.end();
}

/** Posts one enquiry after the other while something is done; how long the slowest took. */
async function slowestPost(service: Service, work: Promise<unknown>): Promise<number> {
  let over = false;
  const done = work.finally(() => (over = true));
  const times: number[] = [];
  for (let i = 0; !over; i += 1) {
    const began = performance.now();
    const response = await service.post(anEnquiry({ message: `meanwhile ${i}` }));
    await response.arrayBuffer();
    times.push(performance.now() - began);
    expect(response.status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await done;
  times.sort((a, b) => a - b);
  const [slowest = 0, p99 = 0] = [times.at(-1), times[Math.floor(times.length * 0.99)]];
  console.log(
    `${times.length} enquiries meanwhile, p99 ${p99.toFixed()} ms, slowest ${slowest.toFixed()} ms`,
  );
  return slowest;
}

type Work = (service: Service) => Promise<unknown>;

const retention: Work = async ({ config, store }) => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const apply = createRetention({ config, store, clock: systemClock, log });
  await apply();
  expect(await apply()).toBe(count);
};

const erasure: Work = async ({ config, store }) => {
  const person = { email: 'person@example.org', mailDir: config.mailDir };
  expect(await erasePerson(store, person)).toBe(count);
};

const kinds = ['SQLite', 'PostgreSQL'] as const;
const works: [name: string, work: Work, address: string][] = [
  ['expired', retention, `'person' || ((i * 7919) % 300007) || '@example.org'`],
  ['one person’s', erasure, `'person@example.org'`],
];

for (const kind of kinds)
  for (const [name, work, address] of works)
    test(
      `300,000 rows that are ${name} are deleted from ${kind}, and no enquiry waits for it`,
      async () => {
        const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
        const folder = temporaryFolder();
        const service = await startService({
          folder,
          env: {
            LOG_LEVEL: 'silent',
            DATABASE_URL: (await postgres?.newDatabase()) ?? `sqlite:${join(folder, 'x.db')}`,
          },
        });
        await fill(service.config.database, address);
        await slowestPost(service, new Promise((resolve) => setTimeout(resolve, 2_000)));
        const slowest = await slowestPost(service, work(service));
        expect(slowest).toBeLessThan(bound);
        expect((await service.post(anEnquiry())).status).toBe(200);
        await service.stop();
        await postgres?.stop();
      },
      15 * 60_000,
    );
