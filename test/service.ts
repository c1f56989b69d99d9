import { spawn } from 'node:child_process';
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

/**
 * Starts the real service on the built site, with a database and a mail folder of its own.
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
      // Another built site can be tested: npm run e2e takes site/dist.
      ...(process.env.SITE_DIR && { SITE_DIR: process.env.SITE_DIR }),
      ...options.env,
    },
  });
  // Nothing may outlive a test run that ends before it could stop its service.
  const end = () => void child.kill();
  process.once('exit', end);
  let printed = '';
  const started = Promise.withResolvers<string>();
  const keep = (chunk: Buffer) => {
    printed += chunk.toString();
    const [, url] = /^Site +(\S+)[^]*^Stop/m.exec(printed) ?? [];
    if (url) started.resolve(url);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.once('exit', () => {
    process.off('exit', end);
    started.reject(new Error(`The service ended at its start:\n${printed}`));
  });
  const url = await started.promise;
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
