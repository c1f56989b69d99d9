import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long a process may take to end, in milliseconds. */
const longestEnd = 5_000;

export type Running = {
  /** Resolves once the process that runs now, or starts just now, listens; false when it has ended. */
  ready(): Promise<boolean>;
  restart(): void;
  stop(): Promise<void>;
};

/**
 * Runs a program that says on its output that it listens, and on its error output what is wrong. Closing the
 * channel to its parent ends it, which works without signals, and when the parent is killed.
 *
 * @param script from the project's root
 * @param env what is set besides this process's own environment
 */
export function keepRunning(script: string, env: Record<string, string>): Running {
  let child: ChildProcess;
  let isMeant = true;
  let ready = start();

  function start(): Promise<boolean> {
    isMeant = true;
    const started = spawn(process.execPath, [script], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    child = started;
    return new Promise((resolve) => {
      // Its first line means that it listens; nobody needs the words here.
      started.stdout?.on('data', () => resolve(true));
      started.once('exit', () => {
        resolve(false);
        if (isMeant && child === started)
          console.error('The service has ended. It starts again when one of its files changes.');
      });
    });
  }

  async function stop() {
    isMeant = false;
    if (child.exitCode !== null || child.signalCode !== null) return;
    // Not 'close', which never comes after this end of the channel was closed.
    const ended = once(child, 'exit');
    if (child.connected) child.disconnect();
    const tooLong = setTimeout(() => child.kill('SIGKILL'), longestEnd);
    await ended;
    clearTimeout(tooLong);
  }

  return {
    ready: () => ready,
    restart: () => {
      ready = ready.then(stop).then(start);
    },
    stop,
  };
}
