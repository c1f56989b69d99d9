import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Writable } from 'node:stream';
import type { Enquiry } from '@frontage/contract/enquiry';
import PostalMime, { type Email } from 'postal-mime';
import { buildApp, type App, type Dependencies } from '../src/app.ts';
import { parseConfig, type Config } from '../src/config/config.ts';
import type { EnquiryRecord } from '../src/store/read.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { openTransport } from '../src/mail/transport.ts';
import { stopAfterTest } from './stop-after-test.ts';

/** The test company: see company.yaml in it. */
export const aCompany = join(import.meta.dirname, 'company');

/** The fields of a form, or its bytes. */
export type Form = Record<string, string> | [name: string, value: string][] | Buffer<ArrayBuffer>;

export type TestService = {
  url: string;
  folder: string;
  config: Config;
  store: Store;
  app: App;
  log(): string;
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Posts a form as a browser without scripts does, and follows no redirect. */
  postForm(fields: Form, headers?: Record<string, string>): Promise<Response>;
  /** Waits for the mail about an enquiry, which is written to a folder. */
  mailOf(publicId: string): Promise<Email>;
  last(): Promise<EnquiryRecord | undefined>;
  stop(): Promise<void>;
};

/** Returns an enquiry as the form sends it when a visitor filled in only these fields. */
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

/** Databases of earlier tests: opening one takes longer than most tests. */
const spare: { store: Store; file: string }[] = [];

async function openSpare(): Promise<{ store: Store; file: string }> {
  const used = spare.pop();
  if (!used) {
    const folder = mkdtempSync(join(tmpdir(), 'frontage-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'frontage.db');
    return { file, store: await openStore({ kind: 'sqlite', file }) };
  }
  const sqlite = new DatabaseSync(used.file, { timeout: 60_000 });
  sqlite.exec('delete from enquiry; delete from operator_log; delete from retention_clock');
  sqlite.close();
  return used;
}

/** A time zone in which it is not night, when retention also vacuums the database. */
const daytimeZone = new Date().getUTCHours() < 12 ? 'Etc/GMT-12' : 'UTC';

/**
 * Starts the service as production does, on a free port, in a new temporary folder, until the test has ended. The rate
 * limit is off unless `env` sets it. A test that names a database or the folder gets a new database, others one that an
 * earlier test has used.
 */
export async function startTestService(
  options: { env?: Record<string, string>; deps?: Partial<Dependencies>; folder?: string } = {},
): Promise<TestService> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'frontage-'));
  const { DATABASE_URL } = options.env ?? {};
  const shared =
    options.folder || DATABASE_URL || options.deps?.store ? undefined : await openSpare();
  const env = {
    ...(shared && { DATABASE_URL: `sqlite:${shared.file}` }),
    COMPANY: aCompany,
    PORT: '0',
    RATE_LIMIT_MAX: '0',
    SITE_DIR: 'no-site',
    TIME_ZONE: daytimeZone,
    ...options.env,
  };
  const config = parseConfig(env, folder);
  let isStopping = false;
  let isClosed = false;
  const store = shared
    ? {
        ...shared.store,
        close: async () => {
          if (isStopping) return;
          isClosed = true;
          await shared.store.close();
        },
      }
    : (options.deps?.store ?? (await openStore(config.database)));
  let logged = '';
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const transport = openTransport(config);
  const app = buildApp(config, { transport, logStream, lastCallMs: 0, ...options.deps, store });
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
    postForm: (fields, headers = {}) =>
      fetch(`${url}/api/send-email`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        body: Buffer.isBuffer(fields) ? fields : String(new URLSearchParams(fields)),
      }),
    mailOf: async (publicId) => {
      const file = join(config.mailDir, `${publicId}.eml`);
      await until(() => existsSync(file));
      return PostalMime.parse(readFileSync(file));
    },
    last: async () => (await store.listEnquiries({ limit: 1 }))[0],
    stop: stopAfterTest(async () => {
      try {
        isStopping = true;
        await app.fastify.close();
        if (shared && !isClosed) spare.push(shared);
      } finally {
        if (!options.folder) rmSync(folder, { recursive: true, force: true });
      }
    }),
  };
}

/** So long that the relay never polls: these tests call `runOnce`. */
export const manualRelay = { pollMs: 3_600_000 };

const mailError = (code: string, responseCode: number, command: string) =>
  Object.assign(new Error('as the test asks'), { code, responseCode, command });

export const transientError = () => mailError('EMESSAGE', 451, 'DATA');
export const permanentError = () => mailError('EENVELOPE', 550, 'RCPT TO');
export const senderRefused = () => mailError('EENVELOPE', 550, 'MAIL FROM');
export const wrongPassword = () => mailError('EAUTH', 535, 'AUTH PLAIN');

/** Returns the id of an enquiry that was accepted. */
export async function idOf(answer: Response): Promise<string> {
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`answered with ${answer.status}: ${text}`);
  return (JSON.parse(text) as { id: string }).id;
}

/** Waits for a condition, for `timeoutMs` milliseconds at most. */
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
