import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test asks for an empty PostgreSQL database. */
    databases: string;
  }
}

/**
 * One PostgreSQL for all unit tests of a run: making one takes longer than most files that need it. It
 * starts when the first test asks for a database, so a run without such a test does not wait for it.
 */
export default async function sharePostgres(project: TestProject): Promise<() => Promise<void>> {
  let postgres: ReturnType<typeof startPostgres> | undefined;
  const newDatabase = async () => {
    postgres ??= startPostgres();
    return (await postgres).newDatabase();
  };
  const server = createServer((_, response) => {
    newDatabase().then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  project.provide('databases', `http://127.0.0.1:${port}`);
  return async () => {
    server.close();
    await (await postgres)?.stop();
  };
}
