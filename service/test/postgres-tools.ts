import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'; // prettier-ignore
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { until } from './start-service.ts';

const versions = '/usr/lib/postgresql';

/**
 * The folder of the system's PostgreSQL; undefined where none is installed. The server that the other tests
 * use comes without the operator's tools, and tools refuse a server that is newer than they are.
 */
export const postgresTools: string | undefined = (
  existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : []
)
  .map((version) => join(versions, version, 'bin'))
  .find((folder) =>
    ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql', 'createdb'].every((tool) =>
      existsSync(join(folder, tool)),
    ),
  );

export type PostgresWithTools = {
  urlOf(database: string): string;
  /** Makes an empty database and gives its URL. */
  newDatabase(): Promise<string>;
  /** What the tools read. */
  env: Record<string, string>;
  stop(): Promise<void>;
};

/** Starts the system's PostgreSQL in a folder of its own, on a free port of the loopback. */
export async function startPostgresWithTools(): Promise<PostgresWithTools> {
  if (!postgresTools) throw new Error('no PostgreSQL is installed');
  const parent = mkdtempSync(join(tmpdir(), 'frontage-pg-'));
  chmodSync(parent, 0o755);
  const data = join(parent, 'data');
  mkdirSync(data);
  // PostgreSQL refuses to run as root, as which tests in containers often do.
  const other = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (other.uid !== undefined) chownSync(data, other.uid, other.gid);
  const port = await freePort();
  const run = (tool: string) => join(postgresTools ?? '', tool);
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C'];
  execFileSync(run('initdb'), initdb, { ...other, cwd: parent, stdio: 'ignore' });
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const server = spawn(
    run('postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...other, cwd: parent, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.on('close', resolve));
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const query = async (sql: string) => {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await until(() => query('select 1').then(() => true, () => false), 30_000); // prettier-ignore
  let count = 0;
  return {
    urlOf,
    newDatabase: async () => {
      const name = `tools_${++count}`;
      await query(`create database ${name}`);
      return urlOf(name);
    },
    env: {
      PATH: `${postgresTools}:${process.env.PATH}`,
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGUSER: 'postgres',
    },
    stop: async () => {
      // At once, and in order: nobody's connection is waited for.
      server.kill('SIGINT');
      await ended;
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

const idOf = (which: string) =>
  Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout);
