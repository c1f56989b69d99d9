import { Worker } from 'node:worker_threads';
import type { OperationName } from './operations.ts';
import type { SqliteOptions } from './sqlite.ts';
import type { Answer, Question } from './sqlite-worker.ts';
import { StoreError } from './store-error.ts';

export type WorkerClient = {
  run(name: OperationName, argument: unknown): Promise<unknown>;
  close(): Promise<void>;
};

/**
 * Starts the worker thread that owns the SQLite file. SQLite waits for the disk and for foreign
 * locks by blocking; in its own thread it blocks nobody who only wants a page.
 */
export async function openWorker(options: SqliteOptions): Promise<WorkerClient> {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
    workerData: options,
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let next = 0;
  let gone: StoreError | undefined;

  worker.on('message', ({ id, value, error }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new StoreError(error.message, error.code));
    else asked?.resolve(value);
  });
  const end = (reason: string) => {
    gone ??= new StoreError(`the database thread has ended: ${reason}`, 'WORKER');
    for (const asked of waiting.values()) asked.reject(gone);
    waiting.clear();
  };
  worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)));
  worker.on('exit', () => end('it was closed'));

  const ask = (name: Question['name'], argument: unknown) => {
    if (gone) return Promise.reject(gone);
    const asked = Promise.withResolvers<unknown>();
    const question: Question = { id: ++next, name, argument };
    waiting.set(question.id, asked);
    worker.postMessage(question);
    return asked.promise;
  };
  try {
    await ask('open', undefined);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    run: ask,
    close: async () => {
      if (!gone) await ask('close', undefined);
      await worker.terminate();
    },
  };
}
