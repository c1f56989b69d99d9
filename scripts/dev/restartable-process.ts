import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const LONGEST_END_MS = 5_000;

export type RestartableProcess = {
  /** Resolves to whether the current process runs, once it listens or has ended. */
  ready(): Promise<boolean>;
  restart(): void;
  stop(): Promise<void>;
};

/**
 * Runs a program that prints a line when it listens. It ends when the channel to its parent closes, which works
 * without signals and when the parent is killed.
 *
 * @param canStart whether it could start now; until then it waits for a restart
 * @param onMessage takes what it sends
 */
export function startRestartable(
  script: string,
  env: Record<string, string>,
  canStart: () => boolean,
  onMessage?: (message: unknown) => void,
): RestartableProcess {
  let child: ChildProcess | undefined;
  let isExpectedExit = false;
  let ready = start();

  function start(): Promise<boolean> {
    isExpectedExit = false;
    if (!canStart()) return Promise.resolve(false);
    const started = spawn(process.execPath, [script], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    child = started;
    if (onMessage) started.on('message', onMessage);
    return new Promise((resolve) => {
      started.stdout?.on('data', () => resolve(true));
      started.once('exit', () => {
        resolve(false);
        if (!isExpectedExit && child === started) console.error(`${script} has ended.`);
      });
    });
  }

  async function stop() {
    isExpectedExit = true;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    // Not 'close', which never comes once this end of the channel is closed.
    const ended = once(child, 'exit');
    if (child.connected) child.disconnect();
    const ending = child;
    const tooLong = setTimeout(() => ending.kill('SIGKILL'), LONGEST_END_MS);
    await ended;
    clearTimeout(tooLong);
  }

  return {
    ready: async () => (await ready) && child?.exitCode === null && child.signalCode === null,
    restart: () => {
      ready = ready.then(stop).then(start);
    },
    stop,
  };
}
