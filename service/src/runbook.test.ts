import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aRow } from '../test/a-row.ts';
import { startNameServer } from '../test/name-server.ts';
import { newDatabase } from '../test/new-database.ts';
import {
  postgresTools,
  type PostgresWithTools,
  startPostgresWithTools,
} from '../test/postgres-tools.ts';
import { startSmtpPeer } from '../test/smtp-peer.ts';
import { aCompany, anEnquiry, startService, until } from '../test/start-service.ts';
import { type Config, parseConfig } from './config/config.ts';
import { openStore } from './store/store.ts';
import { DESTINATIONS } from './db/tables.ts';
import { alertText } from './operator/alerts.ts';
import { commands, runCommand } from './run-command.ts';
import { childEnv } from '../../test/child-env.ts';
import { temporaryFolder, temporaryFolderOfFile } from '../../test/temporary-folder.ts';

// Every command of the operator’s guide, from “See how it is” on, is run here as it is written there: what it calls ID, FILE and so on is
// filled in. A new one is found by itself.

const root = fileURLToPath(new URL('../..', import.meta.url));
const runbook = readFileSync(join(root, 'docs/operating.md'), 'utf8').replace(
  /^[^]*?(?=^## See how it is$)/m,
  '',
);
const prose = runbook.replace(/^```[^]*?^```$/gm, '');
const spans = [...new Set([...prose.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span))];

/** The blocks below a heading, up to the next one. */
const blocksOf = (heading: string) => {
  const [, section = ''] = runbook.split(`\n${heading}\n`);
  return [...(section.split(/^#+ /m)[0] ?? '').matchAll(/^```sh\n([^]*?)^```$/gm)].map(
    ([, block = '']) => block,
  );
};

const isOurs = (span: string) => Object.hasOwn(commands, span.split(' ')[0] ?? '');
const asks = spans.filter((span) => span.startsWith('GET '));
/** Short forms, as the tables have them. One word alone is only its name. */
const short = spans.filter((span) => span.includes(' ') && isOurs(span));
const typed = spans.filter((span) => /^npm /.test(span));
// Run in their order, with what they are for.
const inOrder = ['### SQLite', '### PostgreSQL', '## Move to another machine'].flatMap(blocksOf);
const blocks = [...runbook.matchAll(/^```sh\n([^]*?)^```$/gm)]
  .map(([, block = '']) => block)
  .filter((block) => !inOrder.includes(block));
const needsTools = (text: string) => /^(psql|pg_|createdb)/m.test(text);
// What the alerts themselves tell to type.
const told = alertText({
  counts: { waiting: 2, failed: 2, failedElsewhere: 2, held: 2 },
  overdue: DESTINATIONS.map((destination) => ({ destination, waiting: 2, oldestAt: 1 })),
  circuits: DESTINATIONS.map((destination) => ({ destination, reason: '550' })),
  stuck: true,
});
const advised = told.lines.flatMap((line) =>
  [
    ...line.matchAll(
      /npm run enquiries -- ([a-z]+(?: (?:--[a-z]+|failed|queued|held|webhook|acknowledgement|ID))*)/g,
    ),
  ].map(([, command = '']) => command),
);

const everyCommand = [
  ...new Set(
    [
      ...typed,
      ...short.map((span) => `npm run enquiries -- ${span}`),
      ...advised.map((command) => `npm run enquiries -- ${command}`),
      ...blocks.flatMap((block) => block.trim().split('\n')),
    ].map((line) => line.replace(/ +/g, ' ')),
  ),
];

const ofFile = temporaryFolderOfFile();
let template: string;
beforeAll(async () => {
  template = await seeded({ kind: 'sqlite' }, ofFile);
});

let server: PostgresWithTools | undefined;
beforeAll(async () => {
  if (postgresTools) server = await startPostgresWithTools();
}, 60_000);
afterAll(() => server?.stop());

/** Fills a database with an enquiry in each state. Gives back what it was asked to fill. */
async function seeded(to: { kind: 'sqlite' } | { kind: 'postgres'; url: string }, folder: string) {
  const file = join(folder, 'x.db');
  const database: Config['database'] = to.kind === 'sqlite' ? { kind: 'sqlite', file } : to;
  const store = await openStore(database);
  const now = Date.now();
  for (const name of ['sent', 'queued', 'failed', 'held', 'elsewhere'])
    await store.accept([
      aRow({
        publicId: name,
        email: 'person@example.org',
        held: name === 'held',
        message: `${name} 'q' "ä" \\ 漢字\nline`,
        createdAt: now,
        idempotency: { key: `idempotency:${name}`, expiresAt: now + 1e9 },
        planned: name === 'elsewhere' ? ['webhook'] : [],
      }),
    ]);
  await store.close();
  const of = (name: string) => `enquiry_id = (select id from enquiry where public_id = '${name}')`;
  await queryOf(database, async (query) => {
    const sent = `update delivery set state = 'sent', sent_at = ${now}, last_code = '250' where destination = 'mail'`;
    await query(`${sent} and (${of('sent')} or ${of('elsewhere')})`);
    await query(`update delivery set next_at = ${now + 3_600_000} where ${of('queued')}`);
    const failed = "update delivery set state = 'failed', last_code = '550' where";
    await query(`${failed} ${of('failed')}`);
    await query(`${failed} destination = 'webhook' and ${of('elsewhere')}`);
  });
  return to.kind === 'sqlite' ? file : to.url;
}

type Query = (sql: string) => Promise<unknown[]>;

/** Works on a database past the service. */
async function queryOf<Result>(
  database: Config['database'],
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  if (database.kind === 'sqlite') {
    const sqlite = new DatabaseSync(database.file, { timeout: 60_000 });
    return work(async (sql) => sqlite.prepare(sql).all()).finally(() => sqlite.close());
  }
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return work(async (sql) => (await client.query(sql)).rows as unknown[]).finally(() =>
    client.end(),
  );
}

/** Everything that is stored, in an order of its own. */
const contentOf = (database: Config['database']) =>
  queryOf(database, async (query) => ({
    enquiries: await query('select * from enquiry order by id'),
    deliveries: await query('select * from delivery order by enquiry_id, destination'),
    keys: await query('select * from dedupe order by key'),
    migrations: await query('select name from kysely_migration order by name'),
  }));

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/**
 * Runs what an operator would type, in a folder. Our own commands run in this process: each would take
 * longer to start than to run.
 */
async function shell(typed: string, { cwd, env }: { cwd: string; env: Record<string, string> }) {
  const [, name = '', rest = ''] =
    /^npm run (?:--silent )?(\S+)(?: --)?(.*)/.exec(typed.trim()) ?? [];
  const [program, ...words] = (scripts[name] ?? '').split(/(?<=cli\.ts) /);
  if (program === 'node service/src/cli.ts' && !typed.includes('>')) {
    const all = [...words, ...rest.trim().split(' ')].filter(Boolean);
    const config = () => parseConfig({ COMPANY: aCompany, ...env }, cwd);
    const { code, output, errors } = await runCommand(all, { config, cwd });
    return { code, output: output + errors };
  }
  const child = spawn('sh', ['-e', '-c', typed.replace('npm run', `npm run --prefix ${root}`)], {
    cwd,
    env: { ...childEnv, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output };
}

/** Which of the enquiries a command is for. */
function idFor(line: string): string {
  if (/ (release|discard) /.test(line)) return 'held';
  if (/ retry /.test(line)) return line.includes('webhook') ? 'elsewhere' : 'failed';
  return 'sent';
}

const fill = (line: string, { file, copy }: { file: string; copy: string }) =>
  line
    .replaceAll('data/frontage.db', file)
    .replace(/\bFILE\b/g, copy)
    .replace(/\bCOMMAND\b/, '--help')
    .replace(/\bID\b(…)?/g, idFor(line));

test('the unit starts again however often the process ends, and has a bound on its memory', () => {
  const unit = readFileSync(join(root, 'deploy/frontage.service'), 'utf8');
  const [head = '', service = ''] = unit.split('[Service]');
  expect(head).toMatch(/^StartLimitIntervalSec=0$/m);
  for (const line of [/^Restart=always$/m, /^RestartSec=\d+$/m, /^MemoryMax=\d+M$/m])
    expect(service).toMatch(line);
});

test('the unit of the nightly backup writes one', () => {
  const unit = readFileSync(join(root, 'deploy/frontage-backup.service'), 'utf8');
  const [, command = ''] = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(unit) ?? [];
  const folder = temporaryFolder();
  const env = { ...childEnv, COMPANY: aCompany, DATABASE_URL: `sqlite:${template}`, STATE_DIRECTORY: folder }; // prettier-ignore
  const output = execFileSync('sh', ['-c', command.replaceAll('%%', '%')], { cwd: root, env, encoding: 'utf8' }); // prettier-ignore
  expect(output).toMatch(/read back: 5 enquiries$/m);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d-\d{4}\.db$/)]);
});

test('every command of the runbook is tested here', () => {
  // What is seen and not typed.
  const shown =
    /^(disk|database|DATABASE_URL|permissions): |^the database is lost$|^\[Suspected spam\]$|^\{"type"|^(The|N) |^Enquiries of the website /;
  const known = [...asks, ...short, ...typed];
  const unknown = spans.filter(
    (span) => /\s/.test(span) && !known.includes(span) && !shown.test(span),
  );
  expect(unknown).toEqual([]);
  // A block without its kind would not be read.
  expect(runbook.match(/^```(?!sh$).+$/gm)).toBeNull();
  expect(runbook.match(/^```/gm)).toHaveLength(2 * (blocks.length + inOrder.length));
  expect(everyCommand.length).toBeGreaterThan(12);
  expect(advised.length).toBeGreaterThan(3);
});

test.each(everyCommand.filter((line) => !needsTools(line)))(
  'it runs: %s',
  async (line) => {
    const cwd = temporaryFolder();
    const file = join(cwd, 'y.db');
    cpSync(template, file);
    const env: Record<string, string> = {
      DATABASE_URL: `sqlite:${file}`,
      MAIL_DIR: join(cwd, 'mail'),
    };
    let command = fill(line, { file, copy: join(cwd, 'copy.db') });
    if (command.includes('postgres'))
      command = command.replace(/postgres(ql)?:\/\/\S+/, await newDatabase());
    command = command.replace(/sqlite:\S+/, `sqlite:${file}`);
    const isDoctor = command.startsWith('npm run doctor');
    if (isDoctor) {
      const [names, peer] = [await startNameServer({}), await startSmtpPeer()];
      onTestFinished(async () => void (await Promise.all([names.stop(), peer.stop()])));
      env.SMTP_URL = peer.url;
      command += `${command.includes(' -- ') ? '' : ' --'} --resolver ${names.address}`;
      const { code, output } = await shell(command, { cwd, env });
      // A name server that knows nothing is a fault, and found as one.
      expect([code, output]).toEqual([1, expect.stringMatching(/\d+ faults?, \d+ warnings?\n/)]);
      expect(peer.received).toHaveLength(command.includes('--send-test') ? 1 : 0);
      return;
    }
    const { code, output } = await shell(command, { cwd, env });
    expect(code, output).toBe(0);
  },
  60_000,
);

test('what a command writes into a file is data and nothing else', async () => {
  const line = everyCommand.find((command) => command.includes('> ')) ?? '';
  const cwd = temporaryFolder();
  const env = { COMPANY: aCompany, DATABASE_URL: `sqlite:${template}` };
  const { code, output } = await shell(line, { cwd, env });
  expect([code, output]).toEqual([0, '']);
  const [, file = ''] = /> (\S+)/.exec(line) ?? [];
  expect(JSON.parse(readFileSync(join(cwd, file), 'utf8'))).toHaveLength(5);
});

test.skipIf(!postgresTools).each(everyCommand.filter(needsTools))('it runs: %s', async (line) => {
  const url = (await server?.newDatabase()) ?? '';
  await seeded({ kind: 'postgres', url }, '');
  const { code, output } = await shell(line, {
    cwd: tmpdir(),
    env: { ...server?.env, DATABASE_URL: url },
  });
  expect(code, output).toBe(0);
});

test('every URL in the runbook answers', async () => {
  const service = await startService({ env: { METRICS: 'on' } });
  expect(asks).not.toEqual([]);
  for (const ask of asks)
    expect([ask, (await fetch(`${service.url}${ask.slice(4)}`)).status]).toEqual([ask, 200]);
  await service.stop();
});

test('every alert, state and destination has its line', async () => {
  const texts = [...(/^## Alerts\n([^]*?)^## /m.exec(runbook)?.[1] ?? '').matchAll(/^\| `([^`]+)`/gm)]; // prettier-ignore
  const patterns = texts.map(
    ([, text = '']) =>
      new RegExp(
        `^${text
          .replace(/[()]/g, '\\$&')
          .replace(/\bN\b/, '\\d+')
          .replace(/CODE|TIME/, '.+')}`,
      ),
  );
  // What comes after the situation says what to type; that is run above.
  const situation = told.lines.slice(0, told.lines.findIndex((line) => line.startsWith('Nothing is lost'))); // prettier-ignore
  expect(situation.length).toBeGreaterThan(DESTINATIONS.length);
  for (const line of situation)
    expect([line, patterns.some((pattern) => pattern.test(line))]).toEqual([line, true]);
  for (const pattern of patterns)
    expect([pattern, situation.some((line) => pattern.test(line))]).toEqual([pattern, true]);
  for (const stuck of [true, false])
    expect(spans.map((span) => span.replace(/\s+/g, ' '))).toContain(
      alertText({
        counts: { waiting: 0, failed: 0, failedElsewhere: 0, held: 1 },
        overdue: [],
        circuits: [],
        stuck,
      }).subject,
    );

  const store = await openStore({ kind: 'sqlite', file: template });
  const states = Object.keys(await store.countByState(undefined));
  await store.close();
  for (const name of [...states, ...DESTINATIONS])
    expect(runbook).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'));
});

type Place = { database: Config['database']; url: string; env: Record<string, string> };

const kinds: [kind: string, heading: string, isHere: boolean, make: () => Promise<Place>][] = [
  [
    'SQLite',
    '### SQLite',
    true,
    async () => {
      const file = join(temporaryFolder(), 'frontage.db');
      return { database: { kind: 'sqlite', file }, url: `sqlite:${file}`, env: {} };
    },
  ],
  [
    'PostgreSQL',
    '### PostgreSQL',
    postgresTools !== undefined,
    async () => {
      const url = (await server?.newDatabase()) ?? '';
      return { database: { kind: 'postgres', url }, url, env: { ...server?.env } };
    },
  ],
];

// Skipped, and counted as such, where the tools of PostgreSQL are not installed.
describe.each(kinds)('on %s', (kind, heading, isHere, make) => {
  const typedIn = (place: Place, cwd: string) => async (script: string) => {
    const file = place.database.kind === 'sqlite' ? place.database.file : '';
    const { code, output } = await shell(fill(script, { file, copy: join(cwd, 'copy') }), {
      cwd,
      env: { ...place.env, DATABASE_URL: place.url, MAIL_DIR: join(cwd, 'mail') },
    });
    expect(code, output).toBe(0);
  };

  async function running({ url }: Place, cwd: string) {
    const env = { DATABASE_URL: url, MAIL_DIR: join(cwd, 'mail'), LOG_LEVEL: 'silent' };
    return startService({ env, folder: cwd });
  }

  /** What is stored and settled: an enquiry that was posted to a running service, too. */
  async function filled(place: Place, cwd: string) {
    if (place.database.kind === 'sqlite') {
      cpSync(template, place.database.file);
    } else {
      await seeded({ kind: 'postgres', url: place.url }, '');
    }
    const service = await running(place, cwd);
    expect((await service.post(anEnquiry())).status).toBe(200);
    const sent = "select * from delivery where state = 'sent' and destination = 'mail'";
    await until(async () => (await queryOf(place.database, (query) => query(sent))).length === 3);
    return { service, content: await contentOf(place.database) };
  }

  async function isWhole(place: Place, cwd: string, content: unknown) {
    expect(await contentOf(place.database)).toEqual(content);
    // What waited in the copy goes out under the Message-ID that it has always had.
    await queryOf(place.database, (query) =>
      query("update delivery set next_at = 0 where state = 'queued'"),
    );
    const mails = join(cwd, 'mail');
    rmSync(mails, { recursive: true });
    const service = await running(place, cwd);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    await until(() => existsSync(join(mails, 'queued.eml')));
    expect(readFileSync(join(mails, 'queued.eml'), 'utf8')).toMatch(/^Message-ID: <queued@/im);
    await service.stop();
    expect(readdirSync(mails)).toEqual(['queued.eml']);
  }

  test.skipIf(!isHere)(
    `after everything is lost, a restored backup is complete`,
    async () => {
      const cwd = temporaryFolder();
      const place = await make();
      const type = typedIn(place, cwd);
      const [backup = '', restore = ''] = blocksOf(heading);
      const { service, content } = await filled(place, cwd);
      await type(backup);
      expect(statSync(join(cwd, 'copy')).mode & 0o777).toBe(0o600);
      await queryOf(place.database, async (query) => {
        await query('delete from enquiry');
        await query('delete from dedupe');
      });
      // As after a power cut: what the old file left beside it must not get into the restored one.
      const file = place.database.kind === 'sqlite' ? place.database.file : undefined;
      if (file) cpSync(`${file}-wal`, join(cwd, 'left'));
      await service.stop();
      if (file) cpSync(join(cwd, 'left'), `${file}-wal`);
      await type(restore);
      await isWhole(place, cwd, content);
    },
    60_000,
  );

  test.skipIf(!isHere)(
    `after a move to another machine nothing is missing`,
    async () => {
      const [old, cwd] = [temporaryFolder(), temporaryFolder()];
      const place = await make();
      const [backup = '', restore = ''] = blocksOf(heading);
      const { service, content } = await filled(place, old);
      await service.stop();
      await typedIn(place, old)(backup);
      cpSync(join(old, 'copy'), join(cwd, 'copy'));
      let other = await make();
      if (kind === 'PostgreSQL') {
        for (const block of blocksOf('## Move to another machine').filter(needsTools))
          await typedIn(other, cwd)(block);
        const url = server?.urlOf('frontage') ?? '';
        other = { ...other, database: { kind: 'postgres', url }, url };
      }
      await typedIn(other, cwd)(restore);
      const mails = join(old, 'mail');
      cpSync(mails, join(cwd, 'mail'), { recursive: true });
      await isWhole(other, cwd, content);
    },
    60_000,
  );
});
