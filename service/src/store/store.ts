import type { Config } from '../config/config.ts';
import { migrate, requireTables } from '../db/migrate.ts';
import { operations, type OperationName, type Operations } from './operations.ts';
import { openPostgres } from '../db/postgres.ts';
import type { SqliteOptions } from '../db/sqlite.ts';
import { openWorker } from './sqlite-client.ts';
import { storeError } from '../db/store-error.ts';

/** The operations, bound to an open database. They reject with a `StoreError`. */
export type Store = {
  [Name in OperationName]: (
    argument: Parameters<Operations[Name]>[1],
  ) => ReturnType<Operations[Name]>;
} & { close(): Promise<void> };

export type StoreOptions = Omit<SqliteOptions, 'file'> & {
  /** Called when a connection or the database thread broke and was replaced. */
  onError?: (error: Error) => void;
  /** Called when nothing can be stored any more until the process is restarted. */
  onEnd?: (error: Error) => void;
};

/** Opens the configured database and brings its tables up to date, unless `existing` forbids that. */
export async function openStore(
  database: Config['database'],
  options: StoreOptions = {},
): Promise<Store> {
  const { onError = () => undefined, onEnd = () => undefined, ...sqlite } = options;
  if (database.kind === 'sqlite') {
    const worker = await openWorker({ file: database.file, ...sqlite }, { onError, onEnd });
    return bind((name, argument) => worker.run(name, argument), worker.close);
  }
  await prepare(database.url, { onError, existing: sqlite.existing === true });
  const handle = openPostgres(database.url, { onError });
  return bind(async (name, argument) => {
    try {
      return await operations[name](handle, argument as never);
    } catch (error) {
      throw storeError(error);
    }
  }, handle.close);
}

/** How long to wait before trying an unreachable database again, in milliseconds. */
const RETRY_PAUSE_MS = 2_000;

/**
 * Opens a store. If that fails, every operation fails in the same way until it can be opened; pages are
 * served meanwhile.
 *
 * @param onFailure is called for each new failure; if it throws, the attempts end
 */
export async function openOrRetry(
  open: () => Promise<Store>,
  onFailure: (error: unknown) => void,
): Promise<Store> {
  let opened: Store | undefined;
  let failure: Error | undefined;
  let isClosed = false;
  async function attempt() {
    try {
      opened = await open();
      if (isClosed) await opened.close();
    } catch (error) {
      if ((error as Error).message !== failure?.message) onFailure(error);
      failure = error as Error;
      if (!isClosed) setTimeout(() => void attempt(), RETRY_PAUSE_MS).unref();
    }
  }
  await attempt();
  const run = async (name: OperationName, argument: unknown) => {
    if (!opened) throw failure ?? new Error('the store is not open');
    return opened[name](argument as never);
  };
  const close = async () => {
    isClosed = true;
    await opened?.close();
  };
  return bind(run, close);
}

/** Migrates on a separate connection: a large table takes longer than a visitor waits. */
async function prepare(
  url: string,
  { onError, existing }: { onError: (error: Error) => void; existing: boolean },
): Promise<void> {
  const handle = openPostgres(url, { onError, timeoutMs: 30 * 60_000 });
  try {
    await (existing ? requireTables(handle) : migrate(handle));
  } catch (error) {
    throw storeError(error);
  } finally {
    await handle.close();
  }
}

function bind(
  run: (name: OperationName, argument: unknown) => Promise<unknown>,
  close: () => Promise<void>,
): Store {
  const bound = Object.keys(operations).map((name) => [
    name,
    (argument: unknown) => run(name as OperationName, argument),
  ]);
  return { ...Object.fromEntries(bound), close } as Store;
}
