import { syncBuiltinESMExports } from 'node:module';
import workerThreads, { isMainThread, Worker } from 'node:worker_threads';

// Loaded with --import: SIGUSR2 kills the newest thread, as a crash would.
if (isMainThread) {
  const threads: Worker[] = [];
  workerThreads.Worker = class extends Worker {
    constructor(...options: ConstructorParameters<typeof Worker>) {
      super(...options);
      threads.push(this);
    }
  };
  syncBuiltinESMExports();
  process.on('SIGUSR2', () => void threads.at(-1)?.terminate());
}
