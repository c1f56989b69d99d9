import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { aCompany } from './start-service.ts';
import { stopAfterTest } from './stop-after-test.ts';
import { childEnv } from '../../test/child-env.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type ProcessOptions = {
  env: Record<string, string>;
  /** The script, relative to the repository's root. */
  script?: string;
  cwd?: string;
  /** The program that runs Node, with its arguments. */
  under?: string[];
};

/** Spawns a process, which is killed after the test, and returns at once, whether it listens or not. */
export function spawnService({ env, script, cwd = root, under = [] }: ProcessOptions) {
  const file = fileURLToPath(new URL(`../../${script ?? 'service/src/main.ts'}`, import.meta.url));
  const [program = '', ...words] = [...under, process.execPath, file];
  const child = spawn(program, words, {
    cwd,
    env: {
      ...childEnv,
      COMPANY: aCompany,
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT_MAX: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  stopAfterTest(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended, output: () => output, errors: () => errors };
}

/** Starts the service as a process and waits for its six lines. */
export async function startProcess(options: ProcessOptions) {
  const { child, ended, output, errors } = spawnService(options);
  const started = Promise.withResolvers<string>();
  child.stdout.on('data', () => {
    const url = /^Site +(\S+)[^]*^Stop/m.exec(output())?.[1];
    if (url) started.resolve(url);
  });
  void ended.then((code) => started.reject(new Error(`ended with ${code}: ${errors()}`)));
  const url = await started.promise;
  return {
    child,
    url,
    ended,
    output,
    errors,
    /** Sends a signal and resolves to the exit code, or to nothing after a kill. */
    end: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return ended;
    },
  };
}
