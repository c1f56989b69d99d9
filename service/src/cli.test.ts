import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test, vi } from 'vitest';
import { aRow, aSettlement } from '../test/a-row.ts';
import {
  aCompany,
  manualRelay,
  type TestService,
  startTestService,
  until,
} from '../test/start-service.ts';
import { childEnv } from '../../test/child-env.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { parseConfig } from './config/config.ts';
import { commands, runCommand } from './run-command.ts';
import { openStore } from './store/store.ts';
import { SLOW } from '../../test/slow.ts';

vi.setConfig({ testTimeout: SLOW });

const env = { DATABASE_URL: 'sqlite:x.db', TIME_ZONE: 'Asia/Kolkata' };
let service: TestService;

beforeEach(async () => {
  service = await startTestService({ env, deps: { relay: manualRelay } });
  await service.store.accept([
    aRow({ publicId: 'queued1', name: 'Eve \u001b[2J', createdAt: Date.now() + 1e9 }),
    aRow({
      publicId: 'held1',
      held: true,
      name: '=cmd()',
      email: 'h@example.org',
    }),
    aRow({ publicId: 'failed1', message: 'x'.repeat(500), createdAt: 5 }),
  ]);
  const [failing] = await service.store.claim({
    owner: 'me',
    now: 6,
    leaseMs: 1,
    capacities: [{ destination: 'mail', limit: 1, suspectedLimit: 0, inFlight: [] }],
  });
  const settlement = aSettlement(failing, { state: 'failed', code: '550' });
  await service.store.settle({ now: 6, settlements: [settlement] });
});

const inFolder = (cwd: string, env: Record<string, string>, ...args: string[]) =>
  runCommand(args, { config: () => parseConfig({ COMPANY: aCompany, ...env }, cwd), cwd });

const frontage = (...args: string[]) => inFolder(service.folder, env, ...args);

test('list prints a table that fits, without control characters', async () => {
  const { code, output } = await frontage('enquiries', 'list');
  expect(code).toBe(0);
  expect(output).toMatch(/^ID +STATE +RECEIVED/);
  expect(output).toContain('Eve');
  expect(output).not.toContain('\u001b');
  expect(output.split('\n').every((line) => line.length <= 160)).toBe(true);
  const { output: json } = await frontage('list', '--state', 'failed', '--json');
  expect(JSON.parse(json)).toMatchObject([{ publicId: 'failed1', lastCode: '550' }]);
});

test('show prints a whole enquiry in the words of its mail, and stats counts the states', async () => {
  const { output } = await frontage('show', 'failed1');
  expect(output).toContain('x'.repeat(500));
  expect(output).toMatch(/^Name +Ada$/m);
  expect(output).toMatch(/^Needs help with +Accessibility audits$/m);
  expect(output).toMatch(/^Sent +Thursday 1 January 1970, 05:30 \(Asia\/Kolkata\)$/m);
  expect((await frontage('show', 'nobody')).code).toBe(1);
  const stats = JSON.parse((await frontage('stats', '--json')).output);
  expect(stats).toMatchObject({ queued: 1, held: 1, failed: 1 });
});

test('search prints the same table, and says when there may be more', async () => {
  const { output } = await frontage('search', 'ADA', 'xxx');
  expect(output).toMatch(/^ID +STATE .*\nfailed1 +failed [^\n]+\n$/);
  const { output: first } = await frontage('search', 'example.org', '--limit', '2');
  expect(first).toMatch(/\nThese are the newest 2; there may be more: --limit\n$/);
  expect(JSON.parse((await frontage('search', 'h@example.org', '--json')).output)).toMatchObject([
    { publicId: 'held1' },
  ]);
  expect(await frontage('search', 'nobody')).toMatchObject({
    code: 1,
    errors: 'frontage: no stored enquiry has all these words\n',
  });
});

test('export gives a person’s enquiries as JSON, or as CSV without formulas', async () => {
  const { output } = await frontage('export', '--email', 'ADA@example.org');
  expect(JSON.parse(output)).toHaveLength(2);
  const { output: lines } = await frontage('export', '--email', 'h@example.org', '--format', 'csv');
  expect(lines).toMatch(/^\uFEFFpublicId,[^]*"'=cmd\(\)"/);
  expect(await frontage('export', '--email', 'nobody@example.org')).toMatchObject({
    code: 1,
    errors: 'frontage: nothing is stored under this address\n',
  });
});

test('export gives all enquiries, and asks whose it should', async () => {
  const { output } = await frontage('list', '--json');
  const ids = (JSON.parse(output) as { publicId: string }[]).map(({ publicId }) => publicId);
  const all = JSON.parse((await frontage('export', '--all')).output) as object[];
  expect(all).toMatchObject(ids.map((publicId) => ({ publicId, deliveries: [expect.anything()] })));
  const { output: lines } = await frontage('export', '--all', '--format', 'csv');
  expect(lines.match(/^"[^"]*","(?:queued|sending|sent|failed|held)",/gm)).toHaveLength(ids.length);
  for (const words of [[], ['--all', '--email', 'h@example.org']])
    expect(await frontage('export', ...words)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('give --email ADDRESS or --all') as string,
    });
});

test('release moves a held enquiry, and retry sends failed and waiting ones now', async () => {
  expect((await frontage('release', 'held1')).code).toBe(0);
  expect((await frontage('release', 'held1')).code).toBe(1);
  // queued1 waits for a time that is far off; held1 was released, and is due.
  const { output } = await frontage('retry', '--destination', 'mail');
  expect(output).toMatch(/^1 that failed: .*\n1 that waited: due now\.\n1 due already/);
  const { output: all } = await frontage('retry', '--all', '--json');
  expect(JSON.parse(all)).toEqual({ failed: 0, waiting: 0, due: 3 });
  expect((await frontage('retry', 'failed1')).output).toMatch(/^1 due already/);
  expect((await frontage('retry', '--destination', 'webhook')).code).toBe(1);
  expect((await frontage('retry', 'nobody')).code).toBe(1);
});

test('the log says who ran which command, without any address', async () => {
  for (const words of [
    ['export', '--email', 'ADA@example.org'],
    ['export', '--email', 'nobody@example.org', '--format', 'csv'],
    ['export', '--all'],
    ['release', 'held1'],
    ['retry', '--destination', 'mail'],
    ['retry', '--all'],
    ['retry', 'failed1'],
  ])
    await frontage(...words);
  const { output } = await frontage('log', '--json');
  const entries = JSON.parse(output) as { command: string; who: string; affected: number }[];
  expect(entries.map(({ command, affected }) => [command, affected]).toReversed()).toEqual([
    ['export --format json', 2],
    ['export --format csv', 0],
    ['export --all --format json', 3],
    ['release held1', 1],
    ['retry --destination mail', 2],
    ['retry --all', 0],
    ['retry failed1', 0],
  ]);
  expect(entries[0]?.who).toMatch(new RegExp(`^\\S+@${hostname()}$`));
  expect(output).not.toMatch(/example\.org|\bAda\b/i);
  expect((await frontage('log')).output).toMatch(/^WHEN +WHO +ENQUIRIES +COMMAND\n/);
});

test('discard deletes held enquiries and nothing else, and an erasure can be repeated', async () => {
  await service.store.accept([
    aRow({ publicId: 'held2', held: true }),
    aRow({ publicId: 'held3', held: true }),
  ]);
  expect((await frontage('discard', 'failed1')).code).toBe(1);
  expect((await frontage('discard', 'held2')).output).toBe('1 deleted.\n');
  expect((await frontage('discard', '--all')).code).toBe(0);
  expect((await frontage('show', 'held3')).code).toBe(1);
  expect((await frontage('show', 'queued1')).code).toBe(0);
  expect(await frontage('erase', '--email', 'nobody@example.org')).toMatchObject({
    code: 0,
    output: 'Nothing is stored under this address (any more).\n',
  });
});

test('a killed backup leaves no file under its name; the next one is complete, and no file is overwritten', async () => {
  const message = randomBytes(20_000).toString('hex');
  for (let i = 0; i < 5; i += 1)
    await service.store.accept(
      Array.from({ length: 100 }, () =>
        aRow({ message, email: 'big@example.org', createdAt: Date.now() + 1e9 }),
      ),
    );
  const folder = temporaryFolder();
  const file = join(folder, 'copy.db');
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
  // A backup that ends before it is killed is taken again.
  let signal: unknown;
  for (let attempts = 0; signal !== 'SIGKILL' && attempts < 20; attempts += 1) {
    rmSync(file, { force: true });
    const child = spawn(process.execPath, [cli, 'enquiries', 'backup', file], {
      cwd: service.folder,
      env: { ...childEnv, ...env, COMPANY: aCompany },
    });
    const closed = once(child, 'close');
    await until(() => readdirSync(folder).length > 0);
    child.kill('SIGKILL');
    [, signal] = (await closed) as unknown[];
  }
  expect([signal, existsSync(file)]).toEqual(['SIGKILL', false]);
  const { code, output } = await frontage('backup', file);
  expect([code, output]).toEqual([0, expect.stringMatching(/read back: \d{3} enquiries\n$/)]);
  expect(readdirSync(folder)).toEqual(['copy.db']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const copy = new DatabaseSync(file, { readOnly: true, timeout: 60_000 });
  expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(copy.prepare('select count(*) as count from enquiry').get()?.count).toBeGreaterThan(500);
  copy.close();
  expect((await frontage('backup', file)).code).toBe(1);
});

test('a backup is restored while the service is stopped, and nothing is replaced unasked', async () => {
  const folder = temporaryFolder();
  const [copy, restoredFile] = [join(folder, 'copy.db'), join(folder, 'new/frontage.db')];
  await frontage('backup', copy);
  const to = (file: string) => ({ DATABASE_URL: `sqlite:${file}` });
  const refused = async (why: RegExp, ...command: Parameters<typeof inFolder>) => {
    const { code, errors } = await inFolder(...command);
    expect([code, errors]).toEqual([1, expect.stringMatching(why)]);
  };
  await refused(/is there already; --replace/, service.folder, env, 'restore', copy);
  const brokenFile = join(folder, 'broken.db');
  writeFileSync(brokenFile, 'words');
  await refused(
    /not restored, and nothing has changed: file is not a database/,
    folder,
    to(restoredFile),
    'restore',
    brokenFile,
  );
  await refused(
    /nothing has changed: unable to open/,
    folder,
    to(restoredFile),
    'restore',
    'nowhere.db',
  );
  expect(existsSync(restoredFile)).toBe(false);
  const restored = await inFolder(folder, to(restoredFile), 'restore', copy);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect((await inFolder(folder, to(restoredFile), 'list', '--json')).output).toBe(
    (await frontage('list', '--json')).output,
  );
  const log = await inFolder(folder, to(restoredFile), 'log', '--json');
  expect(JSON.parse(log.output)).toMatchObject([{ command: 'restore', affected: 3 }]);
  const openedStore = await openStore({ kind: 'sqlite', file: restoredFile }, { exclusive: true });
  await refused(
    /another process of the service/,
    folder,
    to(restoredFile),
    'restore',
    copy,
    '--replace',
  );
  await openedStore.close();
  await inFolder(folder, to(restoredFile), 'erase', '--id', 'queued1');
  expect((await inFolder(folder, to(restoredFile), 'restore', copy, '--replace')).code).toBe(0);
  expect((await inFolder(folder, to(restoredFile), 'show', 'queued1')).code).toBe(0);
});

test.each([
  [['sing']],
  [['show']],
  [['list', 'words']],
  [['list', '--state', 'x']],
  [['list', '--limit', 'x']],
  [['list', '--limit']],
  [['list', '--nonsense']],
  [['retry', '--destination', 'pigeon']],
  [['erase']],
  [['erase', '--id', 'x', '--email', 'ada@example.org']],
  [['erase', '--id', '']],
  [['search']],
  [['copy', '--from', 'x.db', '--to', 'sqlite:y.db']],
  [['doctor', '--resolver', 'x y']],
  [['doctor', '--sending-ip', '300.1.1.1']],
])('%j is refused with exit code 2 and the fix', async (args) => {
  const { code, errors } = await frontage(...args);
  expect([code, errors]).toEqual([2, expect.stringMatching(/^frontage: .+/)]);
  expect(errors).not.toContain('\u001b');
});

test('in a wrong folder no command creates a database, and each says what it looked for', async () => {
  const folder = temporaryFolder();
  const person = ['--email', 'ada@example.org'];
  for (const args of [
    ['list'],
    ['show', 'x'],
    ['retry', '--all'],
    ['release', 'x'],
    ['discard', '--all'],
    ['export', ...person],
    ['erase', ...person],
    ['erase', '--id', 'x'],
    ['search', 'ada'],
    ['log'],
    ['stats'],
    ['backup', 'copy.db'],
  ]) {
    const { code, output, errors } = await inFolder(folder, {}, ...args);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(
      /^frontage: there is no database (.+)\/data\/frontage\.db \(the default of DATABASE_URL, from the folder \1; there is no \.env in \1\); run this in the folder .+\n$/,
    );
    expect(readdirSync(folder)).toEqual([]);
  }
});

test('a file of another program and a database of another version stay unchanged', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'letter.txt'), 'Dear Ada, this is no database.');
  writeFileSync(join(folder, 'empty.db'), '');
  for (const [name, change] of [
    ['foreign.db', 'create table kysely_migration (id integer)'],
    ['older.db', `insert into kysely_migration values ('0000-old', '')`],
  ] as const) {
    const sqlite = new DatabaseSync(join(folder, name), { timeout: 60_000 });
    if (name !== 'foreign.db') sqlite.exec('create table kysely_migration (name, timestamp)');
    sqlite.exec(change);
    sqlite.close();
  }
  for (const [file, error] of [
    ['letter.txt', 'holds no enquiries of ours'],
    ['empty.db', 'holds no enquiries of ours'],
    ['foreign.db', 'holds no enquiries of ours'],
    ['older.db', 'does not know (0000-old); start the version that made them'],
  ] as const) {
    const before = readFileSync(join(folder, file));
    const { code, errors } = await inFolder(folder, { DATABASE_URL: `sqlite:${file}` }, 'stats');
    expect([code, errors]).toEqual([1, expect.stringContaining(error)]);
    expect(readFileSync(join(folder, file))).toEqual(before);
  }
});

test('every command has its help, which needs no database', async () => {
  const folder = temporaryFolder();
  const { code, output } = await inFolder(folder, {}, '--help');
  expect([code, output]).toEqual([0, expect.stringContaining('Exit codes: 0 done; 1 nothing')]);
  for (const [name, { description, args }] of Object.entries(commands)) {
    expect(output).toContain(description);
    const { output: help } = await inFolder(folder, {}, name, '--help');
    expect(help).toContain(description);
    for (const option of Object.keys(args)) expect(help.toLowerCase()).toContain(option);
    expect(help).not.toContain('\u001b');
  }
  expect(readdirSync(folder)).toEqual([]);
});
