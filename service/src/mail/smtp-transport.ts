import { createTransport } from 'nodemailer';
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

/**
 * Sends a mail over a connection of its own, so that nothing is ever sent twice.
 *
 * @returns what the server said
 */
export async function sendMail(message: Message, options: SmtpOptions): Promise<string> {
  const raw = await buildMail(message, options);
  const mailer = createTransport(connectionOptions(options));
  return (await mailer.sendMail({ envelope: envelopeOf(message), raw })).response;
}

/** Sends over SMTP. */
export function smtpTransport(options: SmtpOptions): Transport {
  return {
    send: (message) =>
      message.withSmtpUtf8 ? sendInternational(message, options) : sendMail(message, options),
  };
}

/**
 * Sends a message whose `Reply-To` is not ASCII. Whether it may be (RFC 6531) is known once the server
 * has said what it supports, so the message is built in the middle of the session.
 */
async function sendInternational(message: Message, options: SmtpOptions): Promise<string> {
  const transport = new SMTPTransport(connectionOptions(options));
  const connection = new SMTPConnection(transport.options);
  const broken = new Promise<never>((_, reject) => connection.on('error', reject));
  const step = <Result>(begin: (done: (error?: Error | null, result?: Result) => void) => void) =>
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
    const mail = await buildMail(message, { ...options, smtpUtf8: declareUtf8(connection) });
    const sent = await step<{ response: string }>((done) =>
      connection.send(envelopeOf(message), mail, done),
    );
    return sent?.response ?? '';
  } finally {
    connection.close();
  }
}

type Internals = {
  _supportedExtensions: string[];
  _sendCommand(line: string, shown?: string): void;
};

/**
 * Says SMTPUTF8 with `MAIL FROM` where the server speaks it. nodemailer does so for an address of the
 * envelope only, and ours are ASCII.
 */
function declareUtf8(connection: SMTPConnection): boolean {
  const inside = connection as unknown as Internals;
  if (!inside._supportedExtensions.includes('SMTPUTF8')) return false;
  const send = inside._sendCommand.bind(connection);
  inside._sendCommand = (line, shown) =>
    send(line.startsWith('MAIL FROM:') ? `${line} SMTPUTF8` : line, shown);
  return true;
}
