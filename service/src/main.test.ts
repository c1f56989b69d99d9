import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anEnquiry, until } from '../test/start-service.ts';
import { spawnService, startProcess } from '../test/start-process.ts';

const inFolder = async (work: (folder: string) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-main-'));
  await work(folder);
  rmSync(folder, { recursive: true });
};

const post = (url: string) =>
  fetch(`${url}/api/send-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(anEnquiry()),
  });

test('the start is five lines, and SIGTERM finishes what is under way', () =>
  inFolder(async (cwd) => {
    const service = await startProcess({ env: {}, cwd });
    expect(service.output().trim().split('\n')).toHaveLength(5);
    expect(service.output()).toContain('data/frontage.db');
    expect(service.output()).toContain('data/mail');
    const answers = await Promise.all([post(service.url), post(service.url)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await service.end('SIGTERM')).toBe(0);
    expect(
      readdirSync(join(cwd, 'data/mail')).filter((file) => file.endsWith('.eml')),
    ).toHaveLength(1);
    // The log was emptied into the database when it was closed.
    expect(readdirSync(join(cwd, 'data'))).not.toContain('frontage.db-wal');
  }));

const rightsOf = (cwd: string) =>
  Object.fromEntries(
    [
      'data',
      'data/mail',
      ...readdirSync(join(cwd, 'data'), { recursive: true, encoding: 'utf8' }).map(
        (name) => `data/${name}`,
      ),
    ].map((name) => [name, (statSync(join(cwd, name)).mode & 0o777).toString(8)]),
  );

test('what holds people’s words is its owner’s alone, and made so where it was not', () =>
  inFolder(async (cwd) => {
    const service = await startProcess({ env: {}, cwd });
    expect((await post(service.url)).status).toBe(200);
    const mails = () => readdirSync(join(cwd, 'data/mail')).filter((name) => name.endsWith('.eml'));
    await until(() => existsSync(join(cwd, 'data/mail')) && mails().length === 1);
    const [mail = ''] = mails();
    const own = {
      data: '700',
      'data/mail': '700',
      [`data/mail/${mail}`]: '600',
      'data/frontage.db': '600',
      'data/frontage.db-wal': '600',
      'data/frontage.db-shm': '600',
    };
    expect(rightsOf(cwd)).toEqual(own);
    expect(service.errors()).not.toContain('rights:');
    await service.end('SIGKILL');

    // As an earlier version left them.
    for (const name of Object.keys(own))
      chmodSync(join(cwd, name), name.includes('.') ? 0o644 : 0o755);
    const again = await startProcess({ env: {}, cwd });
    expect(rightsOf(cwd)).toEqual({ ...own, data: '755', 'data/mail': '755' });
    expect(again.errors()).toMatch(/^rights: 4 files that others could read/);
    await again.end('SIGTERM');
  }));

test('the start shows hosts and no passwords', () =>
  inFolder(async (cwd) => {
    const SMTP_URL = 'smtp://user:hunter2@mail.example.com:587';
    const service = await startProcess({ env: { SMTP_URL }, cwd });
    expect(service.output()).toContain('mail.example.com:587');
    await service.end('SIGTERM');
    expect(service.output() + service.errors()).not.toContain('hunter2');
  }));

test.each([
  [{ PORT: 'abc' }, /^PORT: 'abc' is not valid; give a port/],
  [{ DATABASE_URL: 'foo' }, /^DATABASE_URL: its value \(not shown\) is not valid; give/],
  [{ DATABASE_URL: 'sqlite:/dev/null/x.db' }, /^DATABASE_URL: the database cannot be opened/],
  [{ DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' }, /^DATABASE_URL: the database cannot/],
  [{ HOST: '203.0.113.1' }, /^PORT: 203\.0\.113\.1:0 cannot be listened on/],
])('a start with %o stops with one clear line', (env, line) =>
  inFolder(async (cwd) => {
    const service = spawnService({ env: { LOG_LEVEL: 'silent', ...env }, cwd });
    expect(await service.ended).toBe(1);
    expect(service.errors().trim().split('\n')).toHaveLength(1);
    expect(service.errors()).toMatch(line);
    expect(service.errors()).not.toContain('hunter2');
    expect(service.output()).toBe('');
  }),
);
