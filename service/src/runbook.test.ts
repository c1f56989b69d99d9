import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { postgresTools, startPostgresWithTools } from '../test/postgres-tools.ts';
import { aCompany, anEnquiry, startTestService, until } from '../test/start-service.ts';
import { childEnv } from '../../test/child-env.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { parseConfig } from './config/config.ts';
import { DESTINATIONS } from './db/tables.ts';
import { alertText } from './operator/alerts.ts';
import { type Command, parseArguments } from './operator/define-command.ts';
import { commands, runCommand } from './run-command.ts';
import { openStore } from './store/store.ts';
import { SLOW } from '../../test/slow.ts';

vi.setConfig({ testTimeout: SLOW });

const root = fileURLToPath(new URL('../..', import.meta.url));
const readProjectFile = (file: string) => readFileSync(join(root, file), 'utf8');
const page = readProjectFile('docs/operating.md');
const block = /^ *```\w*\n([^]*?)^ *```$/gm;
const spans = [...page.replace(block, '').matchAll(/`([^`]+)`/g)].map(([, span = '']) =>
  span.replace(/\s+/g, ' '),
);
const lines = [...page.matchAll(block)].flatMap(([, text = '']) => text.split('\n'));
const alert = alertText({
  counts: { waiting: 2, failed: 2, failedElsewhere: 2, held: 2 },
  overdue: DESTINATIONS.map((destination) => ({ destination, waiting: 2, oldestAt: 1 })),
  circuits: DESTINATIONS.map((destination) => ({ destination, reason: '550' })),
  isStuck: true,
});
const advised = alert.lines.flatMap((line) =>
  line.split(/(?=npm run enquiries)/).map((text) => text.replace(/( and |,).*/, '')),
);

/** Returns the operator's command in a line, such as `list --state failed`; tables leave out how it is started. */
function commandIn(line: string): string | undefined {
  const text = line.replace(/^.*enquiries (-- )?(?=[a-z])|^npm run (?=doctor)| [>#] .*/g, '');
  const isTyped = text !== line || line.includes(' ');
  return isTyped && Object.hasOwn(commands, text.split(' ')[0] ?? '') ? text : undefined;
}

test('every command and option that the page or an alert advises exists', () => {
  for (const texts of [spans, lines, advised]) {
    const commandLines = texts.map(commandIn).filter((line) => line !== undefined);
    expect(commandLines.length).toBeGreaterThan(5);
    for (const line of commandLines) {
      const [name = '', ...args] = line.split(/ (?:-- )?/);
      expect(() => parseArguments(name, commands[name] as Command, args), line).not.toThrow();
    }
  }
  const { scripts } = JSON.parse(readProjectFile('package.json')) as {
    scripts: Record<string, string>;
  };
  for (const [, name = ''] of page.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g))
    expect(scripts).toHaveProperty([name]);
  for (const [, name = ''] of page.matchAll(/(?:enquiries --|cli\.ts enquiries) ([a-z]+)/g))
    expect(commands).toHaveProperty(name);
});

const commandsBelow = (heading: string, file = ''): string[] => {
  const section = page.split(`\n${heading}\n`)[1]?.split(/^#+ /m)[0] ?? '';
  return [...section.matchAll(block)].map(([, text = '']) => text.trim().replace(/\bFILE\b/, file));
};

const server = postgresTools ? await startPostgresWithTools() : undefined;
afterAll(() => server?.stop());
const newDatabase = async () => (await server?.newDatabase()) ?? '';

async function query(url: string, sql: string): Promise<unknown[]> {
  if (url.startsWith('sqlite:')) {
    using sqlite = new DatabaseSync(url.slice('sqlite:'.length), { timeout: 60_000 });
    return sqlite.prepare(sql).all();
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query(sql)
    .then(({ rows }) => rows as unknown[])
    .finally(() => client.end());
}

async function type(text: string, cwd: string, url: string): Promise<void> {
  const ours = commandIn(text);
  const env = { ...childEnv, ...server?.env, DATABASE_URL: url };
  if (!ours) return void execFileSync('sh', ['-e', '-c', text], { cwd, env });
  const config = () => parseConfig({ COMPANY: aCompany, DATABASE_URL: url }, cwd);
  expect(await runCommand(ours.split(' '), { config, cwd })).toMatchObject({ code: 0 });
}

const erasure = '## Somebody asks for their data, or to have it erased';
const tables = ['enquiry order by id', 'delivery order by enquiry_id', 'dedupe order by key'];
const contentOf = (url: string) =>
  Promise.all(tables.map((table) => query(url, `select * from ${table}`)));

test.for(['SQLite', 'PostgreSQL'])(
  'on %s a backup brings back everything that was lost, also on a new machine',
  async (kind, { skip }) => {
    skip(kind === 'PostgreSQL' && !server, 'the tools of PostgreSQL are not installed');
    const cwd = temporaryFolder();
    const copy = join(cwd, 'copy');
    const file = (name: string) => join(cwd, `${name}.db`);
    const url = kind === 'SQLite' ? `sqlite:${file('old')}` : await newDatabase();
    const start = () => startTestService({ env: { DATABASE_URL: url }, folder: cwd });
    const [backup = '', restore = ''] = commandsBelow(`### ${kind}`, copy);

    const message = `'q' "ä" \\ 漢字\nline`;
    let service = await start();
    expect((await service.post(anEnquiry({ message }))).status).toBe(200);
    const sent = "select * from delivery where state = 'sent'";
    await until(async () => (await query(url, sent)).length === 1);
    const content = await contentOf(url);
    await type(backup, cwd, url);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    await query(url, 'delete from enquiry');
    // A power cut leaves a write-ahead log beside the file: it must not get into the restored one.
    if (kind === 'SQLite') cpSync(`${file('old')}-wal`, file('wal'));
    await service.stop();
    if (kind === 'SQLite') cpSync(file('wal'), `${file('old')}-wal`);
    await type(restore, cwd, url);
    expect(await contentOf(url)).toEqual(content);

    let newUrl = `sqlite:${file('new')}`;
    if (kind === 'PostgreSQL') {
      const [create = ''] = commandsBelow('## Move to another machine');
      const [, recycle = ''] = commandsBelow(erasure);
      for (const text of [create, recycle]) await type(text, cwd, url);
      newUrl = server?.urlOf('frontage') ?? '';
    }
    await type(restore, cwd, newUrl);
    expect(await contentOf(newUrl)).toEqual(content);

    service = await start();
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  },
);

test('systemd’s nightly backup writes one file', async () => {
  const unit = readProjectFile('deploy/frontage-backup.service');
  const [, command = ''] = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(unit) ?? [];
  const folder = temporaryFolder();
  const file = join(temporaryFolder(), 'x.db');
  await (await openStore({ kind: 'sqlite', file })).close();
  const env = {
    ...childEnv,
    COMPANY: aCompany,
    DATABASE_URL: `sqlite:${file}`,
    STATE_DIRECTORY: folder,
  };
  const script = command.replaceAll('%%', '%');
  const output = execFileSync('sh', ['-c', script], { cwd: root, env, encoding: 'utf8' });
  expect(output).toMatch(/read back: 0 enquiries$/m);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d-\d{4}\.db$/)]);
});
