import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startNameServer } from '../test/name-server.ts';
import { startSmtpPeer } from '../test/smtp-peer.ts';
import { childEnv } from '../../test/child-env.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';

const program = fileURLToPath(new URL('doctor.ts', import.meta.url));

async function doctor(args: string[], env: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...childEnv, ...env },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, output, errors, folder };
}

test('doctor says what is wrong, why, and the fix, and creates nothing', async () => {
  const names = await startNameServer({});
  const { code, output, folder } = await doctor(['--resolver', names.address]);
  await names.stop();
  expect(code).toBe(1);
  expect(output).toMatch(/FAULT {3}SMTP server: SMTP_URL is empty\n +why: .+\n +fix: .+/);
  expect(output).toMatch(/\d faults, \d warnings?\n$/);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test('--send-test sends one mail and prints the answer; --json is for programs', async () => {
  const names = await startNameServer({});
  const smtp = await startSmtpPeer();
  const { output } = await doctor(['--json', '--send-test', '--resolver', names.address], {
    SMTP_URL: smtp.url,
    MAIL_TO: 'sales@example.com',
  });
  const [mail] = await smtp.parsed();
  await smtp.stop();
  await names.stop();
  const found = JSON.parse(output) as { check: string; status: string; what: string }[];
  expect(found.at(-1)).toMatchObject({ check: 'test mail', status: 'ok' });
  expect(found.at(-1)?.what).toMatch(/sales@example\.com: 250/);
  expect(mail?.text).toContain('spf=pass');
  expect(output).not.toContain('secret');
});

test('an invalid setting is reported as a fault', async () => {
  const { code, output } = await doctor(['--json'], { PORT: 'x' });
  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject([{ check: 'settings', status: 'fault' }]);
});

test.each([[['--nonsense']], [['--resolver', 'x y']], [['--sending-ip', '300.1.1.1']]])(
  '%j is refused with exit code 2',
  async (args) => {
    const { code, errors } = await doctor(args);
    expect(code).toBe(2);
    expect(errors).toMatch(/^frontage doctor: .+--help/);
  },
);

test('help lists every option', async () => {
  const { code, output } = await doctor(['--help']);
  expect(code).toBe(0);
  for (const name of ['--send-test', '--sending-ip', '--resolver', '--json'])
    expect(output).toContain(name);
});
