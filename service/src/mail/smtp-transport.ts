import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { Config } from '../config/config.ts';
import { buildMail, envelopeOf } from './build-mail.ts';
import type { Transport } from './transport.ts';

type SmtpOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  dkim?: Config['dkim'];
  /** How long each step of the session may take, in milliseconds; tests shorten it. */
  stepTimeout?: number;
};

/**
 * How long the server may take to accept the connection, and to answer, in milliseconds. A server that scans
 * every mail before it accepts it is slow and not broken: if we gave up, it would get the mail again. RFC
 * 5321, 4.5.3.2, waits longer still, but a lease of the relay does not.
 */
const CONNECT_TIMEOUT_MS = 30_000;
const ANSWER_TIMEOUT_MS = 120_000;

export function connectionOptions({ url, stepTimeout }: SmtpOptions): SMTPTransport.Options {
  return {
    url,
    // Credentials never travel unencrypted, even if an attacker strips STARTTLS from the answer.
    requireTLS: url.startsWith('smtp:') && new URL(url).username !== '',
    connectionTimeout: stepTimeout ?? CONNECT_TIMEOUT_MS,
    greetingTimeout: stepTimeout ?? CONNECT_TIMEOUT_MS,
    socketTimeout: stepTimeout ?? ANSWER_TIMEOUT_MS,
    dnsTimeout: stepTimeout ?? CONNECT_TIMEOUT_MS,
  };
}

type StartStep<Result> = (done: (error?: Error | null, result?: Result) => void) => void;

/** Performs a step, and rejects if the session ends meanwhile. */
type Step = <Result>(startStep: StartStep<Result>) => Promise<Result | undefined>;

/** Prepares a connection to the mail server, with the options and the login of every mail. */
export function prepareConnection(options: SmtpOptions) {
  const transport = new SMTPTransport(connectionOptions(options));
  const connection = new SMTPConnection(transport.options);
  const breakdown = new Promise<never>((_, reject) => {
    connection.on('error', reject);
    // Some sessions end without an error that would reject the step. A step's own error says more, and comes
    // in the same turn.
    const ended = Object.assign(new Error('the session ended'), { code: 'ECONNECTION' });
    connection.on('end', () => setImmediate(reject, ended));
  });
  // An idle session may end without harm.
  breakdown.catch(() => undefined);
  const step: Step = <Result>(startStep: StartStep<Result>) =>
    Promise.race([
      breakdown,
      new Promise<Result | undefined>((resolve, reject) =>
        startStep((error, result) => (error ? reject(error) : resolve(result))),
      ),
    ]);
  return { connection, step, auth: transport.getAuth({}), tls: transport.options.tls };
}

/** How many mails a session takes. Exim delays those after the tenth (smtp_accept_queue_per_connection). */
const MAX_MAILS_PER_SESSION = 10;

/** How long a session stays open for another mail, in milliseconds. */
const IDLE_MS = 1_000;

type Session = {
  connection: SMTPConnection;
  step: Step;
  mailCount: number;
  idleTimer?: NodeJS.Timeout;
};

/**
 * Creates a transport that sends over SMTP. A session stays open for the next mail unless something went
 * wrong in it. The transport never sends a mail again: the relay knows which ones may have arrived.
 */
export function smtpTransport(options: SmtpOptions): Transport<string> {
  const idleSessions = new Set<Session>();
  const takeIdleSession = () => {
    for (const session of idleSessions) {
      idleSessions.delete(session);
      clearTimeout(session.idleTimer);
      if (!session.connection.destroyed) return session;
    }
    return undefined;
  };
  const closeSession = (session: Session) => {
    idleSessions.delete(session);
    session.connection.quit();
  };
  return {
    send: async (message) => {
      const mail = await buildMail(message, options.dkim);
      const session = takeIdleSession() ?? (await openSession(options));
      try {
        const sent = await session.step<{ response: string }>((done) =>
          session.connection.send(envelopeOf(message), mail, done),
        );
        session.mailCount += 1;
        if (session.mailCount < MAX_MAILS_PER_SESSION) {
          idleSessions.add(session);
          session.idleTimer = setTimeout(closeSession, IDLE_MS, session);
        } else closeSession(session);
        return sent?.response ?? '';
      } catch (error) {
        session.connection.close();
        throw error;
      }
    },
  };
}

async function openSession(options: SmtpOptions): Promise<Session> {
  const { connection, auth, step } = prepareConnection(options);
  try {
    await step((done) => connection.connect(done));
    if (auth && connection.allowsAuth) await step((done) => connection.login(auth, done));
    return { connection, step, mailCount: 0 };
  } catch (error) {
    connection.close();
    throw error;
  }
}
