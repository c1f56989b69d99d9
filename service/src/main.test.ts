import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aCompany, anEnquiry, until } from '../test/start-service.ts';
import { spawnService, startProcess } from '../test/start-process.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { SLOW } from '../../test/slow.ts';

vi.setConfig({ testTimeout: SLOW });

const post = (url: string, message = 'Hello') =>
  fetch(`${url}/api/send-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(anEnquiry({ message })),
  });

const permissionsOf = (cwd: string) =>
  Object.fromEntries(
    [
      'data',
      'data/mail',
      ...readdirSync(join(cwd, 'data'), { recursive: true, encoding: 'utf8' }).map(
        (name) => `data/${name}`,
      ),
    ].map((name) => [name, (statSync(join(cwd, name)).mode & 0o777).toString(8)]),
  );

test('the start logs six lines, files are the owner’s alone, and SIGTERM finishes what is in flight', async () => {
  const cwd = temporaryFolder();
  const service = await startProcess({ env: { RATE_LIMIT_MAX: '5' }, cwd });
  expect(service.output().trim().split('\n')).toHaveLength(6);
  expect(service.output()).toContain('data/frontage.db');
  expect(service.output()).toContain('data/mail');
  expect(service.output()).toMatch(
    /^Limits +5 enquiries in 60 s .* share it until TRUST_PROXY is set/m,
  );
  expect((await post(service.url)).status).toBe(200);
  const mails = () => readdirSync(join(cwd, 'data/mail')).filter((name) => name.endsWith('.eml'));
  await until(() => existsSync(join(cwd, 'data/mail')) && mails().length === 1);
  const modes = {
    data: '700',
    'data/mail': '700',
    [`data/mail/${mails()[0]}`]: '600',
    'data/frontage.db': '600',
    'data/frontage.db-wal': '600',
    'data/frontage.db-shm': '600',
  };
  // They hold nothing, and are the owner's alone from the start.
  const locks = { 'data/frontage.db.lock': '600', 'data/frontage.db.lock-journal': '600' };
  expect(permissionsOf(cwd)).toEqual({ ...modes, ...locks });
  expect(service.errors()).not.toContain('permissions:');
  await service.end('SIGKILL');

  // The permissions that an earlier version left.
  for (const name of Object.keys(modes))
    chmodSync(join(cwd, name), name.includes('.') ? 0o644 : 0o755);
  const SMTP_URL = 'smtp://user:hunter2@mail.example.com:587';
  const again = await startProcess({
    env: { SMTP_URL, RATE_LIMIT_MAX: '5', TRUST_PROXY: 'loopback' },
    cwd,
  });
  expect(permissionsOf(cwd)).toEqual({ ...modes, ...locks, data: '755', 'data/mail': '755' });
  expect(again.errors()).toMatch(/^permissions: 4 files that others could read/);
  expect(again.output()).toContain('mail.example.com:587');
  expect(again.output()).toMatch(/^Limits +5 enquiries in 60 s for each address$/m);
  const answers = await Promise.all([post(again.url, 'one'), post(again.url, 'two')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await again.end('SIGTERM')).toBe(0);
  expect(again.output() + again.errors()).not.toContain('hunter2');
  // Closing the database moves the log's content into it.
  expect(readdirSync(join(cwd, 'data'))).not.toContain('frontage.db-wal');
});

test.each([
  [{ PORT: 'abc' }, /^PORT: 'abc' is not valid; give a port/],
  [{ HOST: '203.0.113.1' }, /^PORT: cannot listen on 203\.0\.113\.1:0 /],
])('a start with %o fails with one clear line', async (env, line) => {
  const cwd = temporaryFolder();
  const service = spawnService({ env: { LOG_LEVEL: 'silent', ...env }, cwd });
  expect(await service.ended).toBe(1);
  expect(service.errors().trim().split('\n')).toHaveLength(1);
  expect(service.errors()).toMatch(line);
  expect(service.output()).toBe('');
});

test.each([
  ['a server that is away', 'postgres://u:hunter2@127.0.0.1:1/x'],
  ['a host without an address', 'postgres://u:hunter2@nowhere.invalid/x'],
  ['a disk that is not mounted yet', 'sqlite:disk/x.db'],
])(
  'pages are served although the database is %s, and it is used once it is back',
  async (_, url) => {
    const cwd = temporaryFolder();
    const disk = join(cwd, 'disk');
    writeFileSync(disk, '');
    mkdirSync(join(cwd, 'site'));
    writeFileSync(join(cwd, 'site/index.html'), '<h1>Home</h1>');
    const env = { DATABASE_URL: url, SITE_DIR: 'site' };
    const service = await startProcess({ env, cwd });
    const statuses = async () => [
      (await fetch(service.url)).status,
      (await fetch(`${service.url}/readyz`)).status,
      (await post(service.url)).status,
    ];
    expect(await statuses()).toEqual([200, 503, 503]);
    expect(service.errors()).toMatch(
      /^DATABASE_URL: the database cannot be used .* pages are served/m,
    );
    expect(service.errors()).not.toContain('hunter2');
    if (url.startsWith('sqlite')) {
      rmSync(disk);
      await until(async () => (await fetch(`${service.url}/readyz`)).ok);
      expect(await statuses()).toEqual([200, 200, 200]);
    }
    expect(await service.end('SIGTERM')).toBe(0);
  },
);

const killThread = new URL('../test/faults/kill-thread.ts', import.meta.url).href;

test('a database thread that dies is replaced once; the second time the process ends with a message', async () => {
  const cwd = temporaryFolder();
  const service = await startProcess({ env: { NODE_OPTIONS: `--import=${killThread}` }, cwd });
  expect((await post(service.url)).status).toBe(200);
  // Requests in flight when it dies still get an answer, stored or not.
  const inFlight = Array.from({ length: 20 }, (_, i) => post(service.url, `in flight ${i}`));
  service.child.kill('SIGUSR2');
  for (const { status } of await Promise.all(inFlight)) expect([200, 503]).toContain(status);
  await until(() => service.errors().includes('the database thread has ended'));
  expect((await post(service.url, 'after')).status).toBe(200);
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);

  const ended = new Promise((resolve) => service.child.once('close', resolve));
  service.child.kill('SIGUSR2');
  expect(await ended).toBe(1);
  expect(service.errors()).toMatch(
    /^the connection to the database was lost: .*; start the service again$/m,
  );
  expect(await service.end('SIGKILL')).toBe(1);
});

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Fills a folder with what `npm start` finds when nothing has to be built. */
function asBuilt(folder: string) {
  const built = {
    languages: {},
    builtFor: { publicOrigin: 'http://127.0.0.1:0', apiBase: '/', companyFolder: aCompany },
  };
  mkdirSync(join(folder, 'site/dist'), { recursive: true });
  symlinkSync(fileURLToPath(new URL('..', import.meta.url)), join(folder, 'service'));
  for (const file of ['site/astro.config.ts', 'package-lock.json'])
    writeFileSync(join(folder, file), '');
  writeFileSync(join(folder, 'site/dist/built-site.json'), JSON.stringify(built));
}

test.each([
  ['start', 'scripts/start.ts', {}],
  // With a shell between, as npm runs it.
  ['npm that started it', 'service/test/faults/as-npm.ts', { npm_lifecycle_event: 'start' }],
])('a killed %s leaves no service behind', async (_, script, env) => {
  const cwd = temporaryFolder();
  asBuilt(cwd);
  const start = await startProcess({ env, cwd, script });
  expect((await post(start.url)).status).toBe(200);
  const pid = Number(/"pid":(\d+)/.exec(start.errors())?.[1]);
  onTestFinished(() => {
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  });
  expect(pid).not.toBe(start.child.pid);
  start.child.kill('SIGKILL');
  await until(() => !isAlive(pid));
  // The service stopped cleanly: closing the database moves the log's content into it.
  expect(readdirSync(join(cwd, 'data'))).not.toContain('frontage.db-wal');
});

test.each([
  [
    'a preview with unpublished pages',
    JSON.stringify({ languages: {}, preview: true }),
    /^SITE_DIR: .* is a preview, with pages that are not public; .*\n$/,
  ],
  [
    'a build that was cut off',
    '{"languages":{',
    /^.*built-site\.json is not as expected; build the site again\n$/,
  ],
])('%s is not served as the site', async (_, builtSite, message) => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'built-site.json'), builtSite);
  const { ended, errors } = spawnService({ env: { SITE_DIR: cwd }, cwd });
  expect(await ended).toBe(1);
  expect(errors()).toMatch(message);
});
