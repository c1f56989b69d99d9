import { Readable } from 'node:stream';
import type { Transport as Plugin } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport from 'nodemailer/lib/smtp-transport';

export type ConnectionOptions = SMTPTransport.Options & {
  /** How long a connection waits for its next mail, in milliseconds. */
  idleMs?: number;
};

type SentInfo = SMTPConnection.SentMessageInfo;
type Kept = { connection: SMTPConnection; mails: number; timer?: NodeJS.Timeout };

/** Less than the five minutes of RFC 5321 (4.5.3.2.7), because an idle connection costs the server. */
const IDLE_MS = 10_000;

/** Many servers end a connection after a hundred mails. */
const MAILS_A_CONNECTION = 100;

/** How long a server that takes one mail a connection is not asked for a second, in milliseconds. */
const SINGLE_USE_MS = 10 * 60_000;

/**
 * Sends over SMTP connections that are kept for the next mail. It never sends a mail twice on its own: it
 * replaces a kept connection that turns out to be closed only as long as nothing of the mail was read.
 * nodemailer's own pool repeats more than that, and the deliveries would not know.
 */
export function keptConnections({
  idleMs = IDLE_MS,
  ...options
}: ConnectionOptions): Plugin<SentInfo> {
  // It parses the URL and finds out how to log in; it never connects.
  const settings = new SMTPTransport(options);
  const idle: Kept[] = [];
  let singleUseUntil = 0;

  function forget(kept: Kept) {
    clearTimeout(kept.timer);
    const at = idle.indexOf(kept);
    if (at >= 0) idle.splice(at, 1);
    kept.connection.close();
  }

  async function open(): Promise<Kept> {
    const connection = new SMTPConnection(settings.options);
    const kept: Kept = { connection, mails: 0 };
    try {
      await duringCall(connection, (done) => connection.connect(done));
      const auth = settings.getAuth({});
      if (auth && connection.allowsAuth)
        await duringCall(connection, (done) => connection.login(auth, done));
    } catch (error) {
      connection.close();
      // Nothing of the mail was said.
      throw Object.assign(error as Error, { opening: true });
    }
    // The server may hang up, or say something wrong, while the connection waits for its next mail.
    connection.on('error', () => forget(kept));
    connection.on('end', () => forget(kept));
    return kept;
  }

  function keep(kept: Kept) {
    if (kept.mails >= MAILS_A_CONNECTION || performance.now() < singleUseUntil) {
      kept.connection.quit();
      return;
    }
    // It keeps no process alive, and no stop waiting.
    kept.timer = setTimeout(() => {
      forget(kept);
    }, idleMs).unref();
    if (kept.connection._socket) kept.connection._socket.unref();
    idle.push(kept);
  }

  /** The connection that was used last: the others come to their idle time sooner. */
  function takeIdle(): Kept | undefined {
    const kept = idle.pop();
    clearTimeout(kept?.timer);
    if (kept?.connection._socket) kept.connection._socket.ref();
    return kept;
  }

  async function sendOver(kept: Kept, mail: Mail, asked: () => void): Promise<SentInfo> {
    // A copy: the connection writes what the server said of it into the envelope.
    const envelope = structuredClone(mail.message.getEnvelope());
    const body = mail.message.createReadStream();
    const watched = Readable.from(
      (async function* () {
        asked();
        yield* body;
      })(),
    );
    try {
      const info = await duringCall<SentInfo>(kept.connection, (done) =>
        kept.connection.send(envelope, watched, done),
      );
      kept.mails += 1;
      keep(kept);
      return info;
    } catch (error) {
      forget(kept);
      throw error;
    }
  }

  async function send(mail: Mail): Promise<SentInfo> {
    const kept = takeIdle();
    let begun = false;
    try {
      if (kept) return await sendOver(kept, mail, () => (begun = true));
    } catch (error) {
      // What a server says of a second mail is believed when it says so of a first one too.
      if (begun) throw error;
      if (kept?.mails === 1) singleUseUntil = performance.now() + SINGLE_USE_MS;
    }
    return sendOver(await open(), mail, () => undefined);
  }

  return {
    name: 'SMTP',
    version: settings.version,
    send: (mail, callback) => {
      send(mail).then(
        (info) => callback(null, info),
        (error: Error) => callback(error),
      );
    },
    close: () => {
      for (const kept of idle.splice(0)) forget(kept);
    },
  };
}

type Mail = Parameters<Plugin<SentInfo>['send']>[0];
type Callback<Value> = (error?: Error | null, value?: Value) => void;

/** One call as a promise; it fails too when the connection breaks or ends meanwhile. */
async function duringCall<Value = unknown>(
  connection: SMTPConnection,
  call: (done: Callback<Value>) => void,
): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const ended = () => {
    const error = new Error('the server ended the connection');
    // The call itself may know better why, and says so right after.
    setImmediate(reject, Object.assign(error, { code: 'ECONNECTION' }));
  };
  connection.on('error', reject).on('end', ended);
  try {
    call((error, value) => (error ? reject(error) : resolve(value as Value)));
    return await promise;
  } finally {
    connection.off('error', reject).off('end', ended);
  }
}
