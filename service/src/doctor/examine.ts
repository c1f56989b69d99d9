import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import type { Config } from '../config/config.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';
import { domainOf } from '../text/mailbox.ts';
import { checkDkim, checkDmarc, checkMx, checkSpf } from './check-dns.ts';
import { checkClock, checkDatabase, checkDisk, checkPermissions } from './check-machine.ts';
import { checkSmtp } from './check-smtp.ts';
import { type Dns, DnsFailure } from './dns.ts';
import { type Finding, createFindings } from './finding.ts';

type Examination = {
  dns: Dns;
  /** The address that mails leave from, if `SMTP_URL`'s host does not have it. */
  sendingIp?: string | undefined;
  now: number;
  /** The path of the settings file, which may not exist. */
  env: string;
};

/** Checks everything that can keep a mail from an inbox, in the order that the mail passes it. */
export async function examineMailPath(
  config: Config,
  examination: Examination,
): Promise<Finding[]> {
  const { dns, sendingIp, now, env } = examination;
  const { SMTP_URL: smtpUrl } = config.settings;
  const from = domainOf(config.from.address);
  const to = [config.to, ...config.routes.map((route) => route.to)].map(({ address }) =>
    domainOf(address),
  );
  const { finding: database, clock } = await checkDatabase(config);
  const ips = sendingIp ? [sendingIp] : await sendingAddresses(dns, smtpUrl);

  const spf = await withDnsFailure(`SPF of ${from}`, () =>
    checkSpf(dns, {
      domain: from,
      address: config.from.address,
      ips,
      ipsGiven: sendingIp !== undefined,
    }),
  );
  const dkim = await withDnsFailure('DKIM', () => checkDkim(dns, config.dkim));
  const isSigned = dkim.status === 'ok' || dkim.status === 'warning';
  const authenticated = {
    spf: spf.status === 'ok',
    dkimDomain: isSigned ? config.dkim?.domainName : undefined,
  };
  return [
    reservedFinding(config),
    database,
    await checkDisk(config),
    ...(await checkPermissions(config, env)),
    checkClock({ now, programWritten: statSync(import.meta.filename).mtimeMs, database: clock }),
    ...(await checkSmtp(smtpUrl, now)),
    spf,
    dkim,
    await withDnsFailure(`DMARC of ${from}`, () => checkDmarc(dns, from, authenticated)),
    await withDnsFailure(`MX of ${from}`, () => checkMx(dns, from, 'a bounce of our mails')),
    ...(await Promise.all(
      [...new Set(to)]
        .filter((domain) => domain !== from)
        .map((domain) =>
          withDnsFailure(`MX of ${domain}`, () =>
            checkMx(dns, domain, 'an enquiry that is mailed'),
          ),
        ),
    )),
  ];
}

/** Warns about addresses reserved for examples (RFC 2606), which reach nobody. */
function reservedFinding({ from, to, routes }: Config): Finding {
  const { ok, fault } = createFindings('addresses');
  const reserved = [from, to, ...routes.map((route) => route.to)]
    .map(({ address }) => address)
    .filter((address) =>
      /@(.+\.)?(example|example\.(com|net|org)|invalid|test|localhost)$/i.test(address),
    );
  return reserved.length === 0
    ? ok(`${from.address} writes to ${to.address}`)
    : fault(
        `${reserved.join(' and ')} cannot exist`,
        'these domains are reserved for examples, so nobody gets the enquiries',
        `set MAIL_FROM${routes.length > 0 ? ', MAIL_TO and MAIL_ROUTES' : ' and MAIL_TO'} in .env`,
      );
}

/** Reports a name server that does not answer as one finding, so that the other checks continue. */
async function withDnsFailure(check: string, question: () => Promise<Finding>): Promise<Finding> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof DnsFailure)) throw error;
    return createFindings(check).fault(
      error.message,
      'the doctor cannot see what receivers see, and this machine may not find its mail server either',
      'check the name servers of this machine, or name one with --resolver ADDRESS',
    );
  }
}

async function sendingAddresses(dns: Dns, smtpUrl: string | undefined): Promise<string[]> {
  if (!smtpUrl) return [];
  const address = new URL(smtpUrl).hostname.replace(/^\[|\]$/g, '');
  if (/^(localhost|127\..*|::1)$/.test(address)) return [];
  if (isIP(address)) return [address];
  try {
    return await dns.addresses(address);
  } catch (error) {
    if (error instanceof DnsFailure) return [];
    throw error;
  }
}

/** Sends one mail to `MAIL_TO` as enquiries are sent, and reports what the server answered. */
export async function sendTest(config: Config, now: number): Promise<Finding> {
  const { ok, fault, skipped } = createFindings('test mail');
  const { SMTP_URL: url } = config.settings;
  if (!url) return skipped('none was sent', 'SMTP_URL is empty');
  const text = [
    'This mail was sent as enquiries are: by the same server, from the same sender, with the same signature.',
    'Look at its headers: "Authentication-Results" should say spf=pass, dkim=pass and dmarc=pass.',
    'When it lies in the spam folder, `npm run doctor` says why.',
  ].join('\n');
  try {
    const mail = {
      messageId: `<test-${randomUUID()}@${config.messageIdDomain}>`,
      date: new Date(now),
      from: config.from,
      to: config.to,
      subject: 'Test mail, sent as enquiries are',
      text: `${text}\n`,
      html: `<p style="white-space: pre-wrap">${text.replaceAll('"', '&quot;')}</p>\n`,
    };
    const response = await smtpTransport({ url, dkim: config.dkim }).send(mail);
    return ok(`the server took it for ${config.to.address}: ${response}`);
  } catch (error) {
    const { response, message } = error as Error & { response?: string };
    return fault(
      `the server did not take it: ${response ?? message}`,
      'an enquiry would be refused too',
      'read the answer: it names the sender, the recipient or the text as the cause',
    );
  }
}
