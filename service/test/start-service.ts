import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Enquiry } from '@frontage/contract/enquiry';
import { buildApp, type App, type Deps } from '../src/app.ts';
import { parseConfig, type Config } from '../src/config/config.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { openTransport } from '../src/mail/transport.ts';

/** The folder of a company for tests: see company.yaml in it. */
export const aCompany = join(import.meta.dirname, 'company');

export type Service = {
  url: string;
  folder: string;
  config: Config;
  store: Store;
  app: App;
  /** Everything that was logged so far. */
  log(): string;
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
};

/** An enquiry as the form sends it when a visitor filled in only these fields. */
export function anEnquiry(changes: Partial<Enquiry> = {}): Enquiry {
  return {
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    message: 'We need an engine.',
    services: {
      websites: true,
      shops: false,
      apps: false,
      audits: false,
      hosting: true,
      training: false,
    },
    ...changes,
  };
}

/**
 * Starts the service as production does, on a free port, in a new temporary folder. The rate limit is off
 * unless `env` sets it.
 */
export async function startService(
  options: { env?: Record<string, string>; deps?: Partial<Deps>; folder?: string } = {},
): Promise<Service> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'frontage-'));
  const env = {
    COMPANY: aCompany,
    PORT: '0',
    RATE_LIMIT_MAX: '0',
    SITE_DIR: 'no-site',
    ...options.env,
  };
  const config = parseConfig(env, folder);
  const store = options.deps?.store ?? (await openStore(config.database));
  let logged = '';
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const transport = openTransport(config);
  const app = buildApp(config, { transport, logStream, ...options.deps, store });
  await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.fastify.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    folder,
    config,
    store,
    app,
    log: () => logged,
    post: (body, headers = {}) =>
      fetch(`${url}/api/send-email`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    stop: async () => {
      try {
        await app.fastify.close();
      } finally {
        if (!options.folder) rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Waits until something is so, for `timeoutMs` milliseconds at most. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  timeoutMs = 60_000,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not so within ${timeoutMs} ms: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
