import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { aRow } from '../../test/a-row.ts';
import { newDatabase } from '../../test/new-database.ts';
import { spawnService, startProcess } from '../../test/start-process.ts';
import { aCompany, anEnquiry, startTestService, until } from '../../test/start-service.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { parseConfig, parseDatabase } from '../config/config.ts';
import { runCommand } from '../run-command.ts';
import { openStore } from '../store/store.ts';
import { erasePerson } from './erase-person.ts';
import { SLOW } from '../../../test/slow.ts';

vi.setConfig({ testTimeout: SLOW });

/** Returns the files below a folder that contain a text, as an investigator would search. */
function grep(text: string, folder: string): string[] {
  try {
    const output = execFileSync('grep', ['-ralF', text, folder], { encoding: 'utf8' });
    return output.trim().split('\n');
  } catch {
    return [];
  }
}

test('nothing of an erased person is left in the data folder or the logs', async () => {
  const service = await startTestService({
    env: { LOG_LEVEL: 'trace', DATABASE_URL: 'sqlite:data/x.db' },
  });
  const canary = 'canary-7f3a';
  const email = `${canary}@example.org`;
  const long = `${canary} ${'and much more of it, '.repeat(600)}`;
  for (let i = 0; i < 40; i += 1) {
    const isErased = i % 4 === 0;
    const name = isErased ? canary : `Somebody ${i}`;
    const message = `${i} ${isErased ? long : 'keep '.repeat(i * 20)}`;
    await service.post(anEnquiry({ name, message, ...(isErased && { email }) }));
  }
  await service.post({ ...anEnquiry({ email }), [canary]: 1 });
  await service.post(`{"name": "${canary}`);
  await until(async () => (await service.store.countByState()).sent === 40);
  expect(grep(canary, service.folder).length).toBeGreaterThan(2);

  const whose = { email: email.toUpperCase() };
  expect(await erasePerson(service.store, whose, service.config)).toBe(10);
  writeFileSync(join(service.folder, 'log.json'), service.log());
  expect(grep(canary, service.folder)).toEqual([]);
  expect(await service.store.countByState()).toMatchObject({ sent: 30 });
  expect(service.log()).toContain('enquiry mailed');
});

test.each(['SQLite', 'PostgreSQL'])(
  'a restored backup brings no erased person back, on %s',
  async (kind) => {
    const cwd = temporaryFolder();
    const newAddress = async () =>
      kind === 'SQLite' ? `sqlite:${join(cwd, 'data/x.db')}` : newDatabase();
    const address = await newAddress();
    const run = async (...words: string[]) => {
      const config = () => parseConfig({ COMPANY: aCompany, DATABASE_URL: address }, cwd);
      let result = await runCommand(words, { config, cwd });
      // PostgreSQL closes a connection a moment after its client has.
      await until(async () => {
        if (!result.errors.includes('the service runs on it')) return true;
        result = await runCommand(words, { config, cwd });
        return false;
      });
      expect(result).toMatchObject({ code: 0, errors: '' });
      return result.output;
    };
    const store = await openStore(parseDatabase(address, cwd) ?? expect.fail(address));
    const emails = ['ada@example.org', 'mailto:Ada@Example.org', '', 'eve@example.org'];
    await store.accept(emails.map((email, index) => aRow({ publicId: `id${index}`, email })));
    await store.close();
    const backup = `sqlite:${join(cwd, 'backup.db')}`;
    await run('copy', '--from', address, '--to', backup);
    expect(await run('erase', '--email', 'ada@example.org')).toMatch(/^2 erased/);
    expect(await run('erase', '--id', 'id2, id9')).toMatch(/^1 erased/);
    expect(await run('erase', '--id', 'id2')).toMatch(/^Nothing is stored under this ID/);
    expect(await run('log')).toMatch(/ 1 +erase id2 id9$/m);
    for (const name of ['', '-wal', '-shm']) rmSync(join(cwd, `data/x.db${name}`), { force: true });
    const DATABASE_URL = await newAddress();
    await run('copy', '--from', backup, '--to', DATABASE_URL);

    const service = await startProcess({ env: { DATABASE_URL, MAIL_DIR: 'mail' }, cwd });
    await until(() => existsSync(join(cwd, 'mail/id3.eml')));
    expect(service.errors()).toMatch(/^erased again: 3 enquiries that a restored backup/);
    expect(await service.end('SIGTERM')).toBe(0);
    expect(readdirSync(join(cwd, 'mail'))).toEqual(['id3.eml']);
    const list = join(cwd, kind === 'SQLite' ? 'data/x.db.erased' : 'data/erased');
    const listed = readFileSync(list, 'utf8').trim().split('\n');
    expect([listed.sort(), statSync(list).mode & 0o777]).toEqual([['id0', 'id1', 'id2'], 0o600]);

    // Without the list a backup could bring erased people back, so nothing is erased and nothing starts.
    rmSync(list);
    mkdirSync(list);
    const config = () => parseConfig({ COMPANY: aCompany, DATABASE_URL }, cwd);
    const { code, errors } = await runCommand(['erase', '--id', 'id3'], { config, cwd });
    expect([code, errors]).toEqual([1, expect.stringMatching(/^frontage: ERASED_FILE: .*; give/)]);
    const refused = spawnService({ env: { DATABASE_URL, MAIL_DIR: 'mail' }, cwd });
    expect([await refused.ended, refused.errors()]).toEqual([
      1,
      expect.stringMatching(/^ERASED_FILE: .*; let the service read it\n$/),
    ]);
  },
);

test('no log line holds an address, a body or an IP', async () => {
  const service = await startTestService({
    env: { LOG_LEVEL: 'trace', RATE_LIMIT_MAX: '3', TRUST_PROXY: 'loopback' },
  });
  const headers = { 'X-Forwarded-For': '203.0.113.77', 'User-Agent': 'agent-mark' };
  const secret = anEnquiry({
    name: 'name-mark',
    email: 'mail-mark@example.org',
    message: 'body-mark',
  });
  for (let i = 0; i < 5; i += 1)
    await service.post({ ...secret, message: `body-mark ${i}` }, headers);
  await service.post('{"body-mark', headers);
  await fetch(`${service.url}/api/other?mail-mark`, { headers });
  await until(() => service.log().includes('enquiry mailed'));
  expect(service.log()).toContain('too-many');
  expect(service.log()).not.toMatch(/-mark|203\.0\.113\.77|127\.0\.0\.1(?!:)|example\.org/);
});
