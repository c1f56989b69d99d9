import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { ConfigError } from '../config/config.ts';
import { defineCommand, UsageError, type CommandContext } from '../operator/define-command.ts';
import { printableJson } from '../operator/printable.ts';
import { openDns } from './dns.ts';
import { createFindings, formatReport, type Finding } from './finding.ts';

export const doctor = defineCommand({
  description: 'Checks each step of a mail from this service to an inbox; changes nothing',
  args: {
    'send-test': {
      type: 'boolean',
      description: 'send one mail to MAIL_TO, and print what the server answered',
    },
    'sending-ip': {
      type: 'string',
      valueHint: 'IP',
      description: "the address that mails leave from, when it is not SMTP_URL's host",
    },
    resolver: {
      type: 'string',
      valueHint: 'ADDRESS',
      description: 'ask this name server, such as 9.9.9.9 or 127.0.0.1:5353',
    },
    json: { type: 'boolean', description: 'print JSON, for programs' },
  },
  run: async (context, args) => {
    const sendingIp = args['sending-ip'];
    if (sendingIp !== undefined && !isIP(sendingIp))
      throw new UsageError(`--sending-ip ${sendingIp}: give an IPv4 or IPv6 address`);
    const found = await findings(context, {
      dns: nameServer(args.resolver),
      sendingIp,
      isTestSent: args['send-test'] ?? false,
    });
    const code = found.some(({ status }) => status === 'fault') ? 1 : 0;
    return { output: args.json ? printableJson(found) : formatReport(found), code };
  },
});

async function findings(
  { config: read, cwd, now }: CommandContext,
  options: { dns: ReturnType<typeof openDns>; sendingIp: string | undefined; isTestSent: boolean },
): Promise<Finding[]> {
  const { dns, sendingIp, isTestSent } = options;
  // Loaded on demand: only the doctor needs these modules, and they take as long as a whole other command.
  const { examineMailPath, sendTest } = await import('./examine.ts');
  try {
    const config = read();
    const found = await examineMailPath(config, { dns, sendingIp, now, env: resolve(cwd, '.env') });
    return isTestSent ? [...found, await sendTest(config, now)] : found;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const fix = 'correct it in .env; .env.example describes every setting';
    return [createFindings('settings').fault(error.message, 'the service does not start', fix)];
  }
}

function nameServer(address: string | undefined) {
  try {
    return openDns(address);
  } catch {
    throw new UsageError(`--resolver ${address}: give an address, '9.9.9.9' or '127.0.0.1:5353'`);
  }
}
