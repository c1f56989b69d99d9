import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databases: string;
  }
}

/**
 * Shares one PostgreSQL among all unit tests of a run, because starting one takes longer than most test files. It
 * starts when the first test asks for a database.
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
