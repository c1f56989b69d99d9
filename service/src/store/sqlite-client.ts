import { Worker } from 'node:worker_threads';
import type { OperationName } from './operations.ts';
import type { SqliteOptions } from '../db/sqlite.ts';
import type { WorkerReply, WorkerRequest } from './sqlite-worker.ts';
import { StoreError } from '../db/store-error.ts';

type Listeners = {
  onError: (error: Error) => void;
  /** The replacement died too: the process has to be restarted. */
  onEnd: (error: Error) => void;
};

/**
 * Starts the worker thread that owns the SQLite file. SQLite blocks while it waits for the disk or a lock; in
 * its own thread it does not block page requests.
 *
 * A thread that dies is replaced once. Pending operations reject: nobody knows whether they were stored, and
 * an enquiry that is sent again is recognized as a duplicate.
 */
export async function openWorker(options: SqliteOptions, { onError, onEnd }: Listeners) {
  let isClosing = false;
  let isReplaced = false;
  let thread = startThread(options, died);
  try {
    await thread.ask('open');
  } catch (error) {
    isClosing = true;
    await thread.terminate();
    throw error;
  }

  function died(error: StoreError) {
    if (isClosing) return;
    if (isReplaced) {
      onEnd(error);
      return;
    }
    isReplaced = true;
    onError(error);
    // The new thread opens the file at the first operation, and creates none: a missing file is no new database.
    thread = startThread(options, died);
  }

  return {
    run: (name: OperationName, args: unknown[]) => thread.ask(name, args),
    close: async () => {
      isClosing = true;
      if (!thread.isGone()) await thread.ask('close');
      await thread.terminate();
    },
  };
}

function startThread(options: SqliteOptions, died: (error: StoreError) => void) {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
    workerData: options,
  });
  const pendingCalls = new Map<number, PromiseWithResolvers<unknown>>();
  let next = 0;
  let gone: StoreError | undefined;

  worker.on('message', ({ id, value, error }: WorkerReply) => {
    const call = pendingCalls.get(id);
    pendingCalls.delete(id);
    if (error) call?.reject(new StoreError(error.message, error.code));
    else call?.resolve(value);
  });
  const end = (reason: string) => {
    if (gone) return;
    gone = new StoreError(`the database thread has ended: ${reason}`, 'WORKER');
    for (const call of pendingCalls.values()) call.reject(gone);
    pendingCalls.clear();
    died(gone);
  };
  worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)));
  worker.on('exit', () => end('it was closed'));

  return {
    isGone: () => gone !== undefined,
    terminate: () => worker.terminate(),
    ask: (name: WorkerRequest['name'], args: unknown[] = []): Promise<unknown> => {
      if (gone) return Promise.reject(gone);
      const call = Promise.withResolvers<unknown>();
      const question: WorkerRequest = { id: ++next, name, args };
      pendingCalls.set(question.id, call);
      worker.postMessage(question);
      return call.promise;
    },
  };
}
