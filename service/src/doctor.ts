#!/usr/bin/env node
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config/config.ts';
import { openDns } from './doctor/dns.ts';
import { examine } from './doctor/examine.ts';
import type { Finding } from './doctor/finding.ts';
import { report } from './doctor/report.ts';
import { sendTest } from './doctor/send-test.ts';

const help = `frontage doctor: what stands between this service and an inbox.

  --send-test          send one mail to MAIL_TO, and say what the server answered
  --sending-ip IP      the address that mails leave from, when it is not SMTP_URL's host
  --resolver ADDRESS   ask this name server, such as 9.9.9.9 or 127.0.0.1:5353
  --json               print JSON
  --help               this text

It reads the same settings as the service, changes nothing, and sends nothing unless it is told to.
Exit codes: 0 no fault; 1 at least one fault; 2 the command was not understood.
`;

const options = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  resolver: { type: 'string' },
  'sending-ip': { type: 'string' },
  'send-test': { type: 'boolean' },
} as const;

function refuse(what: string): never {
  process.stderr.write(`frontage doctor: ${what}; see: npm run doctor -- --help\n`);
  process.exit(2);
}

function parse() {
  try {
    return parseArgs({ args: process.argv.slice(2), options }).values;
  } catch (error) {
    refuse((error as Error).message);
  }
}

function nameServer(address: string | undefined) {
  try {
    return openDns(address);
  } catch {
    refuse(`--resolver ${address}: give an address, '9.9.9.9' or '127.0.0.1:5353'`);
  }
}

async function findings(values: ReturnType<typeof parse>): Promise<Finding[]> {
  const sendingIp = values['sending-ip'];
  if (sendingIp !== undefined && !isIP(sendingIp))
    refuse(`--sending-ip ${sendingIp}: give an IPv4 or IPv6 address`);
  const dns = nameServer(values.resolver);
  try {
    const config = readConfig();
    const now = Date.now();
    const found = await examine(config, { dns, sendingIp, now, env: resolve('.env') });
    return values['send-test'] ? [...found, await sendTest(config, now)] : found;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [
      {
        check: 'settings',
        status: 'fault',
        what: error.message,
        why: 'the service does not start',
        fix: 'correct it in .env; .env.example describes every setting',
      },
    ];
  }
}

const values = parse();
if (values.help) process.stdout.write(help);
else {
  const found = await findings(values);
  process.stdout.write(`${values.json ? JSON.stringify(found, null, 2) : report(found)}\n`);
  process.exitCode = found.some(({ status }) => status === 'fault') ? 1 : 0;
}
