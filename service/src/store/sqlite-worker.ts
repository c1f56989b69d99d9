import { existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { migrate, requireFile } from '../db/migrate.ts';
import { operations, type OperationName, runOperation } from './operations.ts';
import { lockFile, openSqlite, type SqliteHandle, type SqliteOptions } from '../db/sqlite.ts';
import { StoreError, toStoreError } from '../db/store-error.ts';

export type WorkerRequest = { id: number; name: OperationName | 'open' | 'close'; args: unknown[] };

export type WorkerReply = {
  id: number;
  value?: unknown;
  error?: { message: string; code: string };
};

const options = workerData as SqliteOptions;
let handle: SqliteHandle | undefined;
let unlock: (() => void) | undefined;

parentPort?.on('message', ({ id, name, args }: WorkerRequest) => {
  handleRequest(name, args).then(
    (value) => parentPort?.postMessage({ id, value } satisfies WorkerReply),
    (error: unknown) =>
      parentPort?.postMessage({ id, error: serializeError(error) } satisfies WorkerReply),
  );
});

async function handleRequest(name: WorkerRequest['name'], args: unknown[]): Promise<unknown> {
  if (name === 'open') {
    if (options.mustExist) await requireFile(options.file);
    handle = openSqlite(options);
    if (options.exclusive) unlock = lockFile(options.file);
    if (!options.mustExist) await migrate(handle);
    // No other process is at work: deliveries in flight were left by a killed one.
    if (options.exclusive) await operations.releaseLeases(handle, Date.now());
    return undefined;
  }
  if (name === 'close') {
    handle?.close();
    handle = undefined;
    unlock?.();
    return undefined;
  }
  return runOperation(name, await currentHandle(), args);
}

/**
 * Returns the open file while it is still the file at its path. A deleted file can still be written to, but
 * everything in it is lost, so this throws until the file is back.
 */
async function currentHandle(): Promise<SqliteHandle> {
  if (handle?.inPlace()) return handle;
  handle?.close();
  handle = undefined;
  if (!existsSync(options.file))
    throw new StoreError(
      'the database file is gone; put it back, or restart to start over',
      'GONE',
    );
  if (options.mustExist) await requireFile(options.file);
  const reopened = openSqlite(options);
  if (!options.mustExist) await migrate(reopened);
  handle = reopened;
  return handle;
}

/** Errors lose their class between threads, so they travel as plain fields. */
function serializeError(error: unknown): NonNullable<WorkerReply['error']> {
  const { message, code } = toStoreError(error);
  return { message, code };
}
