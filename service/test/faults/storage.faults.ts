import { execFileSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { queryDatabase, holdLock, inspectDatabase } from './database.ts';
import { startPostgres } from '../postgres.ts';
import { startProcess } from '../start-process.ts';
import { anEnquiry, startTestService, until, type TestService } from '../start-service.ts';
import { openStore } from '../../src/store/store.ts';
import { temporaryFolder, temporaryFolderOfFile } from '../../../test/temporary-folder.ts';

async function start(DATABASE_URL = 'sqlite:x.db', env: Record<string, string> = {}) {
  const deps = { relay: { pollMs: 3_600_000 } };
  return startTestService({ env: { ...env, DATABASE_URL }, deps });
}

let number = 0;
const post = async (service: TestService, message = 'Hello') =>
  (await service.post(anEnquiry({ message: `${number++} ${message}` }))).status;

const readiness = async (service: TestService) => {
  const response = await fetch(`${service.url}/readyz`);
  return [response.status, ((await response.json()) as { database: string }).database];
};

/**
 * Starts a service on a database that cannot be written. It logs one line, serves pages, refuses enquiries, and
 * accepts them once the database is repaired.
 */
async function expectPagesOnly(DATABASE_URL: string, repair: () => unknown) {
  const site = temporaryFolder();
  writeFileSync(join(site, 'index.html'), 'home');
  const service = await startProcess({ env: { DATABASE_URL, SITE_DIR: site } });
  const status = async () => {
    const form = new URLSearchParams({ name: 'Ada', message: `${number++} Hello` });
    const headers = { accept: 'application/json' };
    const url = `${service.url}/api/send-email`;
    return (await fetch(url, { method: 'POST', body: form, headers, redirect: 'manual' })).status;
  };
  expect(await (await fetch(service.url)).text()).toBe('home');
  expect(await status()).toBe(503);
  expect(service.errors()).toMatch(/^DATABASE_URL: the database cannot be used .*pages are served/);
  await repair();
  await until(async () => (await status()) < 400);
  await service.end('SIGTERM');
}

/** Mounts a file system of 1 MB, which only root may do, and not in every container. */
function mountSmallDisk(): string | undefined {
  const folder = temporaryFolderOfFile();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'pipe' });
    return folder;
  } catch {
    return undefined;
  }
}

const disk = mountSmallDisk();
const remount = (how: string) => execFileSync('mount', ['-o', `remount,${how}`, disk ?? '']);
afterAll(() => {
  if (disk) execFileSync('umount', ['--lazy', disk]);
});

test.skipIf(!disk)(
  'a full disk means 503 with nothing stored, until there is space again',
  async () => {
    const file = `${disk}/x.db`;
    const service = await start(`sqlite:${file}`);
    const statuses: number[] = [];
    while (statuses.length < 200 && !statuses.includes(503))
      statuses.push(await post(service, 'x'.repeat(20_000)));
    expect(statuses.at(-1)).toBe(503);
    expect(await post(service, 'x'.repeat(20_000))).toBe(503);
    const stored = statuses.filter((status) => status === 200).length;
    expect(stored).toBeGreaterThan(3);
    expect((await service.store.listEnquiries({ limit: 1_000 })).length).toBe(stored);
    const readyz = await fetch(`${service.url}/readyz`);
    expect([readyz.status, await readyz.json()]).toMatchObject([503, { disk: 'nearly full' }]);
    remount('size=8m');
    expect(await post(service, 'x'.repeat(20_000))).toBe(200);
    const content = await inspectDatabase({ kind: 'sqlite', file });
    expect(content).toMatchObject({ deliveries: stored + 1, orphans: 0, integrity: 'ok' });
  },
);

test.skipIf(!disk)(
  'a start on a read-only or full disk serves pages until it is repaired',
  async () => {
    const file = `${disk}/another.db`;
    remount('size=8m');
    await (await openStore({ kind: 'sqlite', file })).close();
    remount('ro');
    await expectPagesOnly(`sqlite:${file}`, () => remount('rw'));
    const fill = openSync(`${disk}/fill`, 'w');
    try {
      for (;;) writeSync(fill, Buffer.alloc(1_024));
    } catch {
      closeSync(fill);
    }
    await expectPagesOnly(`sqlite:${file}`, () => rmSync(`${disk}/fill`));
  },
);

test('another program’s lock of over 5 s means 503 until it ends, and pages are served meanwhile', async () => {
  const site = temporaryFolder();
  writeFileSync(join(site, 'index.html'), 'home');
  const service = await start('sqlite:x.db', { SITE_DIR: site });
  expect(await post(service)).toBe(200);
  // Settle its mail first: a write that waits for the lock would delay the next one.
  await until(async () => (await service.store.countByState()).sent === 1);
  let isLocked = true;
  const { released } = await holdLock(join(service.folder, 'x.db'), 7_000);
  void released.then(() => (isLocked = false));
  const posted = post(service);
  for (let i = 0; i < 40; i += 1) expect(await (await fetch(service.url)).text()).toBe('home');
  expect(await readiness(service)).toEqual([503, 'does not answer']);
  expect(isLocked).toBe(true);
  expect(await posted).toBe(503);
  await released;
  await until(async () => (await readiness(service))[0] === 200);
  expect(await post(service)).toBe(200);
  expect(await service.store.listEnquiries({ limit: 10 })).toHaveLength(2);
});

test('the service waits for another program’s lock of 2 s, and loses nothing', async () => {
  const service = await start();
  const { released } = await holdLock(join(service.folder, 'x.db'), 2_000);
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(service)));
  expect(answers).toEqual(Array(20).fill(200));
  await released;
});

test('a missing database file means 503 until it is back', async () => {
  const service = await start('sqlite:data/x.db');
  expect(await post(service)).toBe(200);
  const data = join(service.folder, 'data');
  renameSync(data, `${data}-away`);
  expect(await post(service)).toBe(503);
  expect(existsSync(data)).toBe(false);
  // A failed mount leaves an empty folder.
  mkdirSync(data);
  expect(await post(service)).toBe(503);
  rmSync(data, { recursive: true });
  renameSync(`${data}-away`, data);
  expect(await post(service)).toBe(200);
  expect(await service.store.listEnquiries({ limit: 10 })).toHaveLength(2);
});

test('a PostgreSQL that is down or read-only means 503 until it is back', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const url = await postgres.newDatabase();
  const service = await start(url);
  expect(await post(service)).toBe(200);
  await postgres.pause();
  expect(await post(service)).toBe(503);
  await postgres.start();
  expect(await post(service)).toBe(200);
  expect(service.log()).not.toMatch(/Hello|ada@/);

  const name = new URL(url).pathname.slice(1);
  // A failover to a standby looks like this.
  await queryDatabase(
    { kind: 'postgres', url },
    `alter database ${name} set default_transaction_read_only = on`,
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  await until(async () => (await readiness(service))[1] === 'cannot be written');
  expect(await post(service)).toBe(503);
  await expectPagesOnly(url, () =>
    queryDatabase(
      { kind: 'postgres', url },
      'set default_transaction_read_only = off',
      `alter database ${name} reset default_transaction_read_only`,
    ),
  );
});
