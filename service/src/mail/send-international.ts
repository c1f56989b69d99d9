import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { Config } from '../config/config.ts';
import { mailBuilder } from './build-mail.ts';
import type { Message } from './enquiry-message.ts';
import { mailOptions } from './mail-options.ts';

type Internals = {
  _supportedExtensions: string[];
  _sendCommand(line: string, shown?: string): void;
};

/**
 * Sends a message whose `Reply-To` is not ASCII. Whether it may be (RFC 6531) is known once the server
 * has said what it supports, so the message is built in the middle of the session.
 */
export async function sendInternational(
  transport: SMTPTransport,
  message: Message,
  dkim: Config['dkim'],
): Promise<void> {
  const connection = new SMTPConnection(transport.options);
  const broken = new Promise<never>((_, reject) => connection.on('error', reject));
  const step = (begin: (done: (error?: Error | null) => void) => void) =>
    Promise.race([
      broken,
      new Promise<void>((resolve, reject) => begin((error) => (error ? reject(error) : resolve()))),
    ]);
  try {
    await step((done) => connection.connect(done));
    const auth = transport.getAuth({});
    if (auth && connection.allowsAuth) await step((done) => connection.login(auth, done));
    const smtpUtf8 = declareUtf8(connection);
    const options = mailOptions(message, smtpUtf8);
    const mail = await mailBuilder(dkim)(options);
    const envelope = { from: message.from.address, to: [message.to.address] };
    await step((done) => connection.send(envelope, mail, done));
  } finally {
    connection.close();
  }
}

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
