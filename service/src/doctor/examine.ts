import { statSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { checkDatabase } from './check-database.ts';
import { checkDkim } from './check-dkim.ts';
import { checkClock, checkDisk, checkPermissions } from './check-machine.ts';
import { checkDmarc } from './check-dmarc.ts';
import { checkMx } from './check-mx.ts';
import { checkSenderPolicy, sendingAddresses } from './check-spf.ts';
import { checkSmtp } from './check-smtp.ts';
import { DnsFailure, type Dns } from './dns.ts';
import { findingsOf, type Finding } from './finding.ts';

export type Examination = {
  dns: Dns;
  /** The address that mails leave from, when it is not one of `SMTP_URL`'s host. */
  sendingIp?: string | undefined;
  /** Milliseconds since 1970. */
  now: number;
  /** The settings file, whether it is there or not. */
  env: string;
};

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Checks everything that can keep a mail from an inbox, in the order that the mail passes it. */
export async function examine(config: Config, examination: Examination): Promise<Finding[]> {
  const { dns, sendingIp, now, env } = examination;
  const { SMTP_URL: smtpUrl } = config.settings;
  const from = domainOf(config.from.address);
  const to = domainOf(config.to.address);
  const { finding: database, clock } = await checkDatabase(config);
  const ips = sendingIp
    ? [sendingIp]
    : smtpUrl
      ? await sendingAddresses(dns, new URL(smtpUrl).hostname)
      : [];

  const asked = (check: string, question: () => Promise<Finding>) => answered(check, question);
  const spf = await asked(`SPF of ${from}`, () =>
    checkSenderPolicy(dns, {
      domain: from,
      address: config.from.address,
      ips,
      ipsGiven: sendingIp !== undefined,
    }),
  );
  const dkim = await asked('DKIM', () => checkDkim(dns, config.dkim));
  const proven = dkim.status === 'ok' || dkim.status === 'warning';
  const aligned = {
    spf: spf.status === 'ok',
    dkimDomain: proven ? config.dkim?.domainName : undefined,
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
    await asked(`DMARC of ${from}`, () => checkDmarc(dns, from, aligned)),
    await asked(`MX of ${from}`, () => checkMx(dns, from, 'a bounce of our mails')),
    ...(to === from
      ? []
      : [await asked(`MX of ${to}`, () => checkMx(dns, to, 'an enquiry that is mailed'))]),
  ];
}

/** Addresses that are reserved for examples (RFC 2606) reach nobody. */
function reservedFinding({ from, to }: Config): Finding {
  const { ok, fault } = findingsOf('addresses');
  const reserved = [from.address, to.address].filter((address) =>
    /@(.+\.)?(example|example\.(com|net|org)|invalid|test|localhost)$/i.test(address),
  );
  return reserved.length === 0
    ? ok(`${from.address} writes to ${to.address}`)
    : fault(
        `${reserved.join(' and ')} cannot exist`,
        'these domains are reserved for examples, so nobody gets the enquiries',
        'set MAIL_FROM and MAIL_TO in .env',
      );
}

/** A name server that does not answer is one finding, and the other checks go on. */
async function answered(check: string, question: () => Promise<Finding>): Promise<Finding> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof DnsFailure)) throw error;
    return findingsOf(check).fault(
      error.message,
      'what receivers see cannot be told, and this machine may not find its mail server either',
      'check the name servers of this machine, or name one with --resolver ADDRESS',
    );
  }
}
