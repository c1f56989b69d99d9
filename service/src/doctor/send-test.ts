import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { mailOptions } from '../mail/mail-options.ts';
import { openMailer } from '../mail/smtp-transport.ts';
import { findingsOf, type Finding } from './finding.ts';

/** Sends one mail to `MAIL_TO` on the way that enquiries take, and tells what the server said. */
export async function sendTest(config: Config, now: number): Promise<Finding> {
  const { ok, fault, skipped } = findingsOf('test mail');
  const { SMTP_URL: url } = config.settings;
  if (!url) return skipped('none was sent', 'SMTP_URL is empty');
  const text = [
    'This mail took the way that enquiries take: same server, same sender, same signature.',
    'Look at its headers: "Authentication-Results" should say spf=pass, dkim=pass and dmarc=pass.',
    'When it lies in the spam folder, `npm run doctor` says why.',
  ].join('\n');
  try {
    const { response } = await openMailer({ url, dkim: config.dkim }).sendMail(
      mailOptions({
        messageId: `<test-${randomUUID()}@${config.mailDomain}>`,
        date: new Date(now),
        from: config.from,
        to: config.to,
        subject: 'Test of the way that enquiries take',
        text: `${text}\n`,
        html: `<p style="white-space: pre-wrap">${text.replaceAll('"', '&quot;')}</p>\n`,
      }),
    );
    return ok(`the server took it for ${config.to.address}: ${response}`);
  } catch (error) {
    const { response, message } = error as Error & { response?: string };
    return fault(
      `the server did not take it: ${response ?? message}`,
      'an enquiry would fare the same',
      'read the answer: it names the sender, the recipient or the text as the cause',
    );
  }
}
