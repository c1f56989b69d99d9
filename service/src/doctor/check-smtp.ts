import { TLSSocket } from 'node:tls';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isSetupError } from '../deliveries/channel.ts';
import { prepareConnection } from '../mail/smtp-transport.ts';
import { DAY } from '../system/clock.ts';
import { createFindings, type Finding } from './finding.ts';

/** A certificate that expires within so many days is a warning; renewals usually run a month before. */
const RENEW_WITHIN_DAYS = 14;

type PreparedConnection = ReturnType<typeof prepareConnection>;

type MailError = Error & { code?: string; response?: string };

/** Connects to the mail server as the transport does, as far as the login, and sends nothing. */
export async function checkSmtp(url: string | undefined, now: number): Promise<Finding[]> {
  const server = createFindings('SMTP server');
  if (!url)
    return [
      server.fault(
        'SMTP_URL is empty',
        'enquiries are written to MAIL_DIR as files, and nobody is mailed',
        "set SMTP_URL in .env: 'smtp://user:password@host:587' or 'smtps://…:465'",
      ),
    ];
  const prepared = prepareConnection({ url });
  const { connection, step, tls } = prepared;
  const { host } = new URL(url);
  try {
    await step((done) => connection.connect(done));
  } catch (error) {
    return [connectionFinding(host, error as MailError)];
  }
  const findings = [server.ok(`${host} answers`), encryptionFinding(connection, tls, now)];
  findings.push(await loginFinding(prepared));
  connection.quit();
  return findings;
}

function connectionFinding(host: string, error: MailError): Finding {
  const { code, cause } = error as MailError & { cause?: NodeJS.ErrnoException };
  const name = (error as { originalCode?: string }).originalCode ?? cause?.code ?? code ?? '';
  if (name === 'EDNS' || name === 'ENOTFOUND' || name === 'EAI_AGAIN')
    return createFindings('SMTP server').fault(
      `the name ${host} has no address (${name})`,
      'no mail leaves; enquiries are kept and wait',
      'correct the host in SMTP_URL, or the name server of this machine',
    );
  if (isSetupError(name) || isSetupError(error.message))
    return createFindings('TLS').fault(
      `${host} offers no trusted encryption: ${error.message}`,
      'credentials and enquiries are sent over a trusted connection only; enquiries wait',
      'use the name that the certificate is for; renew it; or use a port with TLS (587, 465)',
    );
  return createFindings('SMTP server').fault(
    `the connection to ${host} failed: ${error.message}`,
    'no mail leaves; enquiries are kept and wait',
    'check host and port in SMTP_URL, and that the firewall lets this machine out to it',
  );
}

function encryptionFinding(
  { _socket: socket }: SMTPConnection,
  tls: PreparedConnection['tls'],
  now: number,
): Finding {
  const { ok, warning, fault } = createFindings('TLS');
  if (!(socket instanceof TLSSocket))
    return warning(
      'the connection is not encrypted',
      'anybody on the way can read the enquiries',
      'use a server that offers STARTTLS, or smtps://',
    );
  if (tls?.rejectUnauthorized === false)
    return warning(
      'the certificate is not checked (tls.rejectUnauthorized=false)',
      'somebody on the way can pose as your mail server and take the password',
      'take tls.rejectUnauthorized out of SMTP_URL',
    );
  const certificate = socket.getPeerCertificate();
  const days = Math.floor((Date.parse(certificate.valid_to) - now) / DAY);
  if (days < 0)
    return fault(
      `the certificate ended on ${certificate.valid_to}`,
      'mails stop: the connection is refused',
      'renew the certificate of the mail server',
    );
  if (days < RENEW_WITHIN_DAYS)
    return warning(
      `the certificate ends in ${days} days`,
      'after that no mail leaves',
      'renew it, and see why it was not renewed by itself',
    );
  return ok(`${socket.getProtocol()}, the certificate is valid for ${days} days`);
}

async function loginFinding({ connection, step, auth }: PreparedConnection): Promise<Finding> {
  const { ok, warning, fault, skipped } = createFindings('SMTP login');
  if (!auth) return skipped('no login is tried', 'SMTP_URL has no user and password');
  if (!connection.allowsAuth)
    return warning(
      'the server offers no login',
      'mails are sent without user and password, which most servers refuse',
      'use a port for sending (587, 465), or take user and password out of SMTP_URL',
    );
  try {
    await step((done) => connection.login(auth, done));
    return ok('the server takes user and password');
  } catch (error) {
    const { response, message } = error as MailError;
    if (response === undefined)
      return fault(
        `the login failed: ${message}`,
        'no mail leaves; enquiries are kept and wait',
        'run this again later; if it persists, ask whoever runs the mail server',
      );
    return fault(
      `the server refuses the login: ${response}`,
      'no mail leaves; enquiries are kept and wait',
      'correct user and password in SMTP_URL; percent-encode odd characters in them',
    );
  }
}
