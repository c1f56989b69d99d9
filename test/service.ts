import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';

const root = resolve(import.meta.dirname, '..');

export type Service = {
  url: string;
  folder: string;
  /** All that it has printed, for the error message of a test. */
  log: () => string;
  /** Ends it; `keep` leaves its data for another one. */
  stop: (options?: { keep: boolean }) => Promise<void>;
};

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().on('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(url: string, child: ChildProcess, log: () => string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) throw new Error(`The service ended at its start:\n${log()}`);
    const up = await fetch(url).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((wait) => setTimeout(wait, 50));
  }
  throw new Error(`The service does not answer at ${url}:\n${log()}`);
}

/**
 * Starts the real service on the built site, with a database and a mail folder of its own.
 *
 * @param options `folder` and `port` of an earlier one start it again on the same data
 */
export async function startService(
  options: { env?: Record<string, string>; folder?: string; port?: number } = {},
): Promise<Service> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'frontage-e2e-'));
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['service/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      COMPANY: companyFolder(),
      DATABASE_URL: `sqlite:${join(folder, 'enquiries.db')}`,
      MAIL_DIR: join(folder, 'mail'),
      RATE_LIMIT_MAX: '0',
      // Another built site can be tested: npm run e2e takes site/dist.
      ...(process.env.SITE_DIR && { SITE_DIR: process.env.SITE_DIR }),
      ...options.env,
    },
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  await answers(`${url}/`, child, () => printed);
  return {
    url,
    folder,
    log: () => printed,
    stop: async ({ keep } = { keep: false }) => {
      const ended = new Promise((done) => child.once('exit', done));
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
      if (!keep) rmSync(folder, { recursive: true, force: true });
    },
  };
}
