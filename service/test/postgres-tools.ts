import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, onSocket } from './postgres.ts';
import { until } from './start-service.ts';

const versions = '/usr/lib/postgresql';

/**
 * The folder of the system's PostgreSQL; undefined if none is installed. The other tests' server comes without the
 * operator's tools, and tools refuse a server that is newer than they are.
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

export async function startPostgresWithTools() {
  if (!postgresTools) throw new Error('no PostgreSQL is installed');
  const parent = mkdtempSync(join(tmpdir(), 'frontage-pg-'));
  chmodSync(parent, 0o755);
  const data = join(parent, 'data');
  mkdirSync(data);
  // PostgreSQL refuses to run as root, as tests in containers often do.
  const account = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (account.uid !== undefined) chownSync(data, account.uid, account.gid);
  const options = { ...account, cwd: parent, stdio: 'ignore' } as const;
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C'];
  execFileSync(join(postgresTools, 'initdb'), initdb, options);
  const server = spawn(join(postgresTools, 'postgres'), ['-D', data, ...onSocket(data)], options);
  const ended = new Promise((resolve) => server.on('close', resolve));
  let url = '';
  await until(async () => {
    url = await createDatabase(data, 'first').catch(() => '');
    return url !== '';
  });
  let count = 0;
  return {
    urlOf: (database: string) => url.replace('/first?', `/${database}?`),
    newDatabase: () => createDatabase(data, `tools_${++count}`),
    env: { PATH: `${postgresTools}:${process.env.PATH}`, PGHOST: data, PGUSER: 'postgres' },
    stop: async () => {
      // A fast shutdown, which waits for no connection.
      server.kill('SIGINT');
      await ended;
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

const idOf = (which: string) =>
  Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout);
