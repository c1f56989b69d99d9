import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { Config } from '../config/config.ts';
import type { Message } from './enquiry-message.ts';
import { buildMail, envelopeOf } from './build-mail.ts';
import type { Transport } from './transport.ts';

export type SmtpOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  dkim?: Config['dkim'];
  /** How long every step of the session may take, for tests; in milliseconds. */
  stepTimeout?: number;
};

/**
 * How long the server may take to let us in, and to answer anything, in milliseconds. A server that reads
 * every mail before it accepts it is slow and not broken: if we give up, it gets the mail again. RFC 5321,
 * 4.5.3.2, would wait longer still, but a lease of the relay does not.
 */
const BEGIN_TIMEOUT = 30_000;
const ANSWER_TIMEOUT = 120_000;

/** How connections are made, for transports and tests. */
export function connectionOptions({ url, stepTimeout }: SmtpOptions): SMTPTransport.Options {
  return {
    url,
    // Credentials never travel in the clear, not even when somebody strips STARTTLS from the answer.
    requireTLS: url.startsWith('smtp:') && new URL(url).username !== '',
    connectionTimeout: stepTimeout ?? BEGIN_TIMEOUT,
    greetingTimeout: stepTimeout ?? BEGIN_TIMEOUT,
    socketTimeout: stepTimeout ?? ANSWER_TIMEOUT,
    dnsTimeout: stepTimeout ?? BEGIN_TIMEOUT,
  };
}

/** How many mails a session takes. Exim delivers what follows the tenth later (smtp_accept_queue_per_connection). */
const MAILS_A_SESSION = 10;

/** How long a session stays open for another mail, in milliseconds. */
const IDLE_MS = 1_000;

type Begin<Result> = (done: (error?: Error | null, result?: Result) => void) => void;

type Session = {
  connection: SMTPConnection;
  /** Takes a step, and fails when the session ends meanwhile. */
  step: <Result>(begin: Begin<Result>) => Promise<Result | undefined>;
  mails: number;
  idling?: NodeJS.Timeout;
};

/**
 * Sends over SMTP. A session that took a mail stays open for the next one, unless something went wrong in it. A mail is
 * never sent again from here: the relay knows which ones may have arrived.
 */
export function smtpTransport(options: SmtpOptions): Transport<string> {
  const idle = new Set<Session>();
  const takeIdle = () => {
    for (const session of idle) {
      idle.delete(session);
      clearTimeout(session.idling);
      if (!session.connection.destroyed) return session;
    }
    return undefined;
  };
  const leave = (session: Session) => {
    idle.delete(session);
    session.connection.quit();
  };
  return {
    send: async (message) => {
      const session = takeIdle() ?? (await openSession(options));
      try {
        const response = await sendOver(session, message, options);
        session.mails += 1;
        if (session.mails < MAILS_A_SESSION) {
          idle.add(session);
          session.idling = setTimeout(leave, IDLE_MS, session);
        } else leave(session);
        return response;
      } catch (error) {
        session.connection.close();
        throw error;
      }
    },
  };
}

async function openSession(options: SmtpOptions): Promise<Session> {
  const transport = new SMTPTransport(connectionOptions(options));
  const connection = new SMTPConnection(transport.options);
  const broken = new Promise<never>((_, reject) => {
    connection.on('error', reject);
    // Some ends have no error and answer no step. Where one has, it says more, and comes in the same turn.
    const ended = Object.assign(new Error('the session ended'), { code: 'ECONNECTION' });
    connection.on('end', () => setImmediate(reject, ended));
  });
  // An idle session may end.
  broken.catch(() => undefined);
  const step: Session['step'] = <Result>(begin: Begin<Result>) =>
    Promise.race([
      broken,
      new Promise<Result | undefined>((resolve, reject) =>
        begin((error, result) => (error ? reject(error) : resolve(result))),
      ),
    ]);
  try {
    await step((done) => connection.connect(done));
    const auth = transport.getAuth({});
    if (auth && connection.allowsAuth) await step((done) => connection.login(auth, done));
    return { connection, step, mails: 0 };
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * Sends a mail. Whether its `Reply-To` may be other than ASCII (RFC 6531) is known once the server has said what it supports,
 * so the mail is built in the middle of the session.
 *
 * @returns what the server said
 */
async function sendOver({ connection, step }: Session, message: Message, options: SmtpOptions) {
  const inside = connection as unknown as Internals;
  const smtpUtf8 =
    message.withSmtpUtf8 !== undefined && inside._supportedExtensions.includes('SMTPUTF8');
  const mail = await buildMail(message, { ...options, smtpUtf8 });
  if (smtpUtf8) declareUtf8(inside);
  const sent = await step<{ response: string }>((done) =>
    connection.send(envelopeOf(message), mail, done),
  );
  return sent?.response ?? '';
}

type Internals = {
  _supportedExtensions: string[];
  _sendCommand(line: string, shown?: string): void;
};

/** Says SMTPUTF8 with the next `MAIL FROM`. nodemailer does so for an address of the envelope only, and ours are ASCII. */
function declareUtf8(connection: Internals): void {
  const send = connection._sendCommand.bind(connection);
  connection._sendCommand = (line, shown) => {
    const isNext = line.startsWith('MAIL FROM:');
    if (isNext) connection._sendCommand = send;
    send(isNext ? `${line} SMTPUTF8` : line, shown);
  };
}
