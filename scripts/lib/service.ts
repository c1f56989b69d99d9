import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { companyFolder } from '@frontage/contract/company-folder';

const root = resolve(import.meta.dirname, '../..');

export type Service = {
  url: string;
  folder: string;
  database: () => DatabaseSync;
  log: () => string;
  /** Stops it; `keep` leaves its data for another one. */
  stop: (options?: { keep: boolean }) => Promise<void>;
};

/** Far longer than a start or stop takes: a slower service hangs. */
const PATIENCE_MS = 120_000;

/** Listens for a moment and returns the port, which the system chooses for 0; undefined if it is taken. */
export async function listenOnce(port: number): Promise<number | undefined> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return undefined;
  }
  const { port: found } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return found;
}

export const freePort = async (): Promise<number> => (await listenOnce(0)) ?? 0;

/**
 * Starts the real service on the built site, with its own database and mail folder.
 *
 * @param options `folder` and `port` of an earlier one start it again on the same data
 */
export async function startService(
  options: { env?: Record<string, string>; folder?: string; port?: number } = {},
): Promise<Service> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'frontage-e2e-'));
  const child = spawn(process.execPath, ['service/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(options.port ?? 0),
      COMPANY: companyFolder(),
      DATABASE_URL: `sqlite:${join(folder, 'enquiries.db')}`,
      MAIL_DIR: join(folder, 'mail'),
      RATE_LIMIT_MAX: '0',
      // Tests start it many times: with compiled modules that takes a quarter less.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/service'),
      // Another built site can be tested; the default is site/dist.
      ...(process.env.SITE_DIR && { SITE_DIR: process.env.SITE_DIR }),
      ...options.env,
    },
  });
  // Ends the service even if the test run could not stop it.
  const end = () => void child.kill();
  process.once('exit', end);
  let printed = '';
  let stopping = false;
  const started = Promise.withResolvers<string>();
  const keep = (chunk: Buffer) => {
    printed += chunk.toString();
    const [, url] = /^Site +(\S+)[^]*^Stop/m.exec(printed) ?? [];
    if (url) started.resolve(url);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.once('exit', (code, signal) => {
    process.off('exit', end);
    const words = `The service ended by itself (${signal ?? `exit code ${code}`}):\n${printed}`;
    started.reject(new Error(words));
    if (!stopping) console.error(words);
  });
  const hangs = (what: string) => () => {
    child.kill('SIGKILL');
    return new Error(`The service does not ${what} within ${PATIENCE_MS / 1000} s:\n${printed}`);
  };
  const url = await within(started.promise, hangs('start'));
  return {
    url,
    folder,
    database: () => new DatabaseSync(join(folder, 'enquiries.db'), { timeout: PATIENCE_MS }),
    log: () => printed,
    stop: async ({ keep } = { keep: false }) => {
      stopping = true;
      const ended = new Promise((done) => child.once('exit', done));
      if (child.exitCode === null && child.kill('SIGTERM')) await within(ended, hangs('end'));
      if (!keep) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function within<Value>(promised: Promise<Value>, late: () => Error): Promise<Value> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(late()), PATIENCE_MS);
  try {
    return await Promise.race([promised, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
