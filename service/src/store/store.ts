import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { migrate, requireTables } from '../db/migrate.ts';
import { operations, type OperationName, type Operations, runOperation } from './operations.ts';
import { openPostgres } from '../db/postgres.ts';
import type { SqliteOptions } from '../db/sqlite.ts';
import { openWorker } from './sqlite-client.ts';
import { toStoreError } from '../db/store-error.ts';
import { MINUTE } from '../system/clock.ts';

/** The operations, bound to an open database. They reject with a `StoreError`. */
export type Store = {
  [Name in OperationName]: Operations[Name] extends (
    database: Database,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never;
} & { close(): Promise<void> };

type StoreOptions = Omit<SqliteOptions, 'file'> & {
  /** Called when a connection or the database thread broke and was replaced. */
  onError?: (error: Error) => void;
  /** Called when nothing can be stored any more until the process is restarted. */
  onEnd?: (error: Error) => void;
};

/** Opens the configured database and brings its tables up to date, unless it must exist already. */
export async function openStore(
  database: Config['database'],
  options: StoreOptions = {},
): Promise<Store> {
  const { onError = () => undefined, onEnd = () => undefined, ...sqlite } = options;
  if (database.kind === 'sqlite') {
    const worker = await openWorker({ file: database.file, ...sqlite }, { onError, onEnd });
    return bind(worker.run, worker.close);
  }
  await prepare(database.url, { onError, mustExist: sqlite.mustExist === true });
  const handle = openPostgres(database.url, { onError });
  return bind(async (name, rest) => {
    try {
      return await runOperation(name, handle, rest);
    } catch (error) {
      throw toStoreError(error);
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
  const run: Run = async (name, rest) => {
    if (!opened) throw failure ?? new Error('the store is not open');
    return (opened[name] as (...rest: unknown[]) => Promise<unknown>)(...rest);
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
  { onError, mustExist }: { onError: (error: Error) => void; mustExist: boolean },
): Promise<void> {
  const handle = openPostgres(url, { onError, timeoutMs: 30 * MINUTE });
  try {
    await (mustExist ? requireTables(handle) : migrate(handle));
  } catch (error) {
    throw toStoreError(error);
  } finally {
    await handle.close();
  }
}

type Run = (name: OperationName, rest: unknown[]) => Promise<unknown>;

function bind(run: Run, close: () => Promise<void>): Store {
  const bound = Object.keys(operations).map((name) => [
    name,
    (...rest: unknown[]) => run(name as OperationName, rest),
  ]);
  return { ...Object.fromEntries(bound), close } as Store;
}
