import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAction, aRow } from '../test/a-row.ts';
import { commands } from './operator/commands.ts';
import { startService, until, type Service } from '../test/start-service.ts';
import { childEnv } from '../../test/child-env.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
// The rows below are as old as the clock: retention would take them away.
const env = { DATABASE_URL: 'sqlite:x.db', RETENTION_MAX_DAYS: '0', TIME_ZONE: 'Asia/Kolkata' };
let service: Service;

beforeAll(async () => {
  // The commands run beside the service, as they do in production.
  service = await startService({ env, deps: { relay: { pollMs: 3_600_000 } } });
  await service.store.accept([
    aRow({ publicId: 'queued1', name: 'Eve \u001b[2J', createdAt: Date.now() + 1e9 }),
    aRow({
      publicId: 'held1',
      held: true,
      name: '=cmd()',
      email: 'h@example.org',
      emailNorm: 'h@example.org',
    }),
    aRow({ publicId: 'failed1', message: 'x'.repeat(500), createdAt: 5 }),
  ]);
  const [failing] = await service.store.claim({
    owner: 'me',
    now: 6,
    leaseMs: 1,
    capacities: [{ destination: 'mail', usual: 1, suspected: 0, inFlight: [] }],
  });
  const settlement = {
    enquiryId: failing?.enquiryId ?? 0,
    destination: 'mail' as const,
    owner: 'me',
    state: 'failed' as const,
    attempts: 1,
    pauseMs: 0,
    code: '550',
    ambiguous: false,
  };
  await service.store.settle({ now: 6, settlements: [settlement] });
});

afterAll(() => service.stop());

const frontage = (...args: string[]) => elsewhere(service.folder, env, ...args);

test('list prints a table that fits, without control characters', async () => {
  const { code, output } = await frontage('list');
  expect(code).toBe(0);
  expect(output).toMatch(/^ID +STATE +RECEIVED/);
  expect(output).toContain('Eve');
  expect(output).not.toContain('\u001b');
  expect(output.split('\n').every((line) => line.length <= 160)).toBe(true);
});

test('list --state --json gives only that state', async () => {
  const { output } = await frontage('list', '--state', 'failed', '--json');
  expect(JSON.parse(output)).toMatchObject([{ publicId: 'failed1', lastCode: '550' }]);
});

test('show prints a whole enquiry', async () => {
  const { output } = await frontage('show', 'failed1');
  expect(output).toContain('x'.repeat(500));
  // The words of the mail, in the company's time zone.
  expect(output).toMatch(/^Name +Ada$/m);
  expect(output).toMatch(/^Needs help with +audits$/m);
  expect(output).toMatch(/^Sent +Thursday 1 January 1970, 05:30 \(Asia\/Kolkata\)$/m);
  expect((await frontage('show', 'nobody')).code).toBe(1);
});

test('stats counts the states', async () => {
  const { output } = await frontage('stats', '--json');
  expect(JSON.parse(output)).toMatchObject({ queued: 1, held: 1, failed: 1 });
});

test('export gives a person’s enquiries as JSON, or as CSV without formulas', async () => {
  const { output } = await frontage('export', '--email', 'ADA@example.org');
  expect(JSON.parse(output)).toHaveLength(2);
  const { output: lines } = await frontage('export', '--email', 'h@example.org', '--format', 'csv');
  expect(lines).toContain(`"'=cmd()"`);
});

test('release moves a held enquiry, once', async () => {
  expect((await frontage('release', 'held1')).code).toBe(0);
  expect((await frontage('release', 'held1')).code).toBe(1);
});

test('retry sends failed and waiting enquiries now, and counts both', async () => {
  // queued1 waits for a time that is far off; held1 was released, and is due.
  const { output } = await frontage('retry', '--destination', 'mail');
  expect(output).toMatch(/^1 that failed: .*\n1 that waited: due now\.\n1 due already/);
  expect(JSON.parse((await frontage('retry', '--all', '--json')).output)).toEqual({
    failed: 0,
    waiting: 0,
    due: 3,
  });
  expect((await frontage('retry', 'failed1')).output).toMatch(/^1 due already/);
  expect((await frontage('retry', '--destination', 'webhook')).code).toBe(1);
  expect((await frontage('retry', '--destination', 'pigeon')).code).toBe(2);
  expect((await frontage('retry', 'nobody')).code).toBe(1);
});

test('the audit log says who did what, without any address', async () => {
  const { output } = await frontage('record', '--json');
  const records = JSON.parse(output) as { command: string; who: string }[];
  expect(records.map(({ command }) => command)).toEqual([
    'retry --destination mail',
    'release',
    'export --format csv',
    'export',
  ]);
  expect(records[1]).toMatchObject({ affected: 1, publicIds: ['held1'], isAboutPerson: false });
  expect(records[3]).toMatchObject({ affected: 2, publicIds: [], isAboutPerson: true });
  expect(new Set(records.map(({ who }) => who))).toEqual(
    new Set([`${userInfo().username}@${hostname()}`]),
  );
  const about = (email: string) => frontage('record', '--email', email);
  expect((await about('H@example.org ')).output).toMatch(/export --format csv/);
  expect((await about('stranger@example.org')).code).toBe(1);
  const stored = JSON.stringify(await service.store.readLog(100));
  expect(stored).not.toMatch(/example\.org|\bAda\b/i);
  expect((await frontage('record')).output).toMatch(/^WHEN +WHO +COMMAND +ENQUIRIES +IDS\n/);
});

test('export says that it found nobody, and an erasure can be repeated', async () => {
  const nobody = ['--email', 'nobody@example.org'];
  const { code, errors } = await frontage('export', ...nobody);
  expect([code, errors]).toEqual([1, 'frontage: nothing is stored under this address\n']);
  expect(await frontage('erase', ...nobody)).toMatchObject({
    code: 0,
    output: 'Nothing is stored under this address (any more).\n',
  });
});

test('discard deletes held enquiries and nothing else', async () => {
  await service.store.accept([
    aRow({ publicId: 'held2', held: true }),
    aRow({ publicId: 'held3', held: true }),
  ]);
  expect((await frontage('discard', 'failed1')).code).toBe(1);
  expect((await frontage('discard', 'held2')).output).toBe('1 deleted.\n');
  expect((await frontage('discard', '--all')).code).toBe(0);
  expect((await frontage('show', 'held3')).code).toBe(1);
  expect((await frontage('show', 'queued1')).code).toBe(0);
});

test('backup writes a copy, and overwrites no file', async () => {
  const file = join(temporaryFolder(), 'copy.db');
  expect((await frontage('backup', file)).code).toBe(0);
  expect(existsSync(file)).toBe(true);
  expect((await frontage('backup', file)).code).toBe(1);
});

test('a killed backup leaves no file under its name, and the next one is complete', async () => {
  const message = randomBytes(20_000).toString('hex');
  for (let i = 0; i < 10; i += 1)
    await service.store.accept(
      Array.from({ length: 100 }, () =>
        aRow({ message, emailNorm: 'big@example.org', createdAt: Date.now() + 1e9 }),
      ),
    );
  const folder = temporaryFolder();
  const file = join(folder, 'copy.db');
  const child = spawn(process.execPath, [cli, 'enquiries', 'backup', file], {
    cwd: service.folder,
    env: { ...childEnv, ...env },
  });
  await until(() => readdirSync(folder).length > 0);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.on('close', resolve));
  expect(existsSync(file)).toBe(false);
  expect((await frontage('backup', file)).code).toBe(0);
  expect(readdirSync(folder)).toEqual(['copy.db']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const copy = new DatabaseSync(file, { readOnly: true });
  expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(copy.prepare('select count(*) as count from enquiry').get()?.count).toBeGreaterThan(1_000);
  copy.close();
  const big = await service.store.idsByEmail({ email: 'big@example.org', limit: 10 });
  await service.store.erase(anAction(big));
});

test.each([
  [['sing']],
  [['show']],
  [['list', '--state', 'x']],
  [['list', '--nonsense']],
  [['erase']],
])('%j is refused with exit code 2 and the fix', async (args) => {
  const { code, errors } = await frontage(...args);
  expect(code).toBe(2);
  expect(errors).toMatch(/^frontage: .+/);
});

/** The operator's command, away from the service. */
async function elsewhere(cwd: string, env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [cli, 'enquiries', ...args], {
    cwd,
    env: { ...childEnv, ...env },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, output, errors };
}

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
    ['stats'],
    ['backup', 'copy.db'],
  ]) {
    const { code, output, errors } = await elsewhere(folder, {}, ...args);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(
      /^frontage: there is no database (.+)\/data\/frontage\.db \(the default of DATABASE_URL, from the folder \1; there is no \.env in \1\); run this in the folder .+\n$/,
    );
    expect(readdirSync(folder)).toEqual([]);
  }
});

test('a file of another program and a database of another version stay unchanged', async () => {
  const folder = temporaryFolder();
  const of = async (file: string) => {
    const before = readFileSync(join(folder, file));
    const result = await elsewhere(folder, { DATABASE_URL: `sqlite:${file}` }, 'stats');
    expect(readFileSync(join(folder, file))).toEqual(before);
    return result;
  };
  writeFileSync(join(folder, 'letter.txt'), 'Dear Ada, this is no database.');
  writeFileSync(join(folder, 'empty.db'), '');
  const foreign = new DatabaseSync(join(folder, 'foreign.db'));
  foreign.exec('create table migration (id integer)');
  foreign.close();
  for (const file of ['letter.txt', 'empty.db', 'foreign.db']) {
    const { code, errors } = await of(file);
    expect([code, errors]).toEqual([1, expect.stringContaining('holds no enquiries of ours')]);
  }
  const versioned = (name: string, change: string) => {
    const sqlite = new DatabaseSync(join(folder, name));
    sqlite.exec(`create table migration (name text, applied_at integer);
      insert into migration values ('0001-enquiry', 1); ${change}`);
    sqlite.close();
    return name;
  };
  const older = await of(versioned('older.db', ''));
  expect([older.code, older.errors]).toEqual([
    1,
    expect.stringMatching(/made by an older version .*; start the service once/),
  ]);
  const newer = await of(versioned('newer.db', `insert into migration values ('9999-new', 1)`));
  expect([newer.code, newer.errors]).toEqual([
    1,
    expect.stringMatching(/does not know \(9999-new\); start the version that made them/),
  ]);
});

test('help is a manual page that fits a terminal, with an example of every command', async () => {
  const { code, output } = await frontage('--help');
  expect(code).toBe(0);
  const heads = output.split('\n').filter((line) => /^[A-Z]/.test(line));
  expect(heads).toEqual([
    'NAME',
    'SYNOPSIS',
    'DESCRIPTION',
    'COMMANDS',
    'OPTIONS OF ALL COMMANDS',
    'SETTINGS',
    'EXIT CODES',
    'FILES',
  ]);
  for (const name of [...Object.keys(commands), 'copy']) {
    expect(output).toMatch(new RegExp(`^    ${name}\\b`, 'm'));
    expect(output).toContain(`Example: npm run enquiries -- ${name} `.trimEnd());
  }
  expect(output.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('help for one command is its part of the manual, and needs no database', async () => {
  const folder = temporaryFolder();
  const { code, output } = await elsewhere(folder, {}, 'retry', '--help');
  expect([code, readdirSync(folder)]).toEqual([0, []]);
  expect(output).toMatch(/^retry ID… \| --all \| --destination DESTINATION\n/);
  expect(output).toContain('Example: npm run enquiries -- retry --destination webhook');
  expect(output).not.toContain('erase');
});
