import { execFileSync } from 'node:child_process';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNameServer, type Zone } from '../../test/name-server.ts';
import { startSmtpPeer, type SmtpPeer } from '../../test/smtp-peer.ts';
import { parseConfig } from '../config/config.ts';
import { runCommand } from '../run-command.ts';
import { checkClock } from './check-machine.ts';
import { checkSmtp } from './check-smtp.ts';
import { openDns } from './dns.ts';
import { examineMailPath } from './examine.ts';
import type { Finding } from './finding.ts';
import { temporaryFolder, temporaryFolderOfFile } from '../../../test/temporary-folder.ts';

const folder = temporaryFolderOfFile();
const keyFile = join(folder, 'dkim.pem');
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64');

/** A setup in which nothing is wrong; each test breaks one thing. */
const healthy: Zone = {
  'agency.org': { TXT: ['v=spf1 ip4:192.0.2.25 -all'], MX: ['mx.agency.org'] },
  'mx.agency.org': { A: ['192.0.2.25'] },
  '_dmarc.agency.org': { TXT: ['v=DMARC1; p=reject'] },
  's1._domainkey.agency.org': { TXT: [`v=DKIM1; k=rsa; p=${key}`] },
  'desk.org': { MX: ['mx.agency.org'] },
};

let smtp: SmtpPeer;

beforeAll(async () => {
  smtp = await startSmtpPeer();
});

afterAll(() => smtp.stop());

async function diagnose(broken: { zone?: Zone; env?: Record<string, string>; ip?: string } = {}) {
  const config = parseConfig(
    {
      MAIL_FROM: 'Website <website@agency.org>',
      MAIL_TO: 'sales@desk.org',
      SMTP_URL: smtp.url,
      DKIM_DOMAIN: 'agency.org',
      DKIM_SELECTOR: 's1',
      DKIM_PRIVATE_KEY_FILE: keyFile,
      DATABASE_URL: `sqlite:${join(folder, 'data/x.db')}`,
      ...broken.env,
    },
    folder,
  );
  return examineMailPath(config, {
    dns: openDns(await startNameServer({ ...healthy, ...broken.zone })),
    sendingIp: broken.ip ?? '192.0.2.25',
    now: Date.now(),
    env: join(folder, '.env'),
  });
}

const faults = (findings: Finding[]) => findings.filter(({ status }) => status === 'fault');

test('a correct setup has no problems, and doctor says what it checked', async () => {
  const findings = await diagnose();
  expect(faults(findings)).toEqual([]);
  const ok = findings.filter(({ status }) => status === 'ok').map(({ check }) => check);
  expect(ok).toEqual(
    expect.arrayContaining([
      'SMTP server',
      'SMTP login',
      'SPF of agency.org',
      'DKIM key at s1._domainkey.agency.org',
      'DMARC of agency.org',
      'MX of desk.org',
      'clock',
      'disk',
      'permissions',
    ]),
  );
});

const domainWith = (...TXT: string[]): Zone => ({ 'agency.org': { TXT, MX: ['mx.agency.org'] } });
const dkimWith = (...TXT: string[]): Zone => ({ 's1._domainkey.agency.org': { TXT } });
const dmarcWith = (...TXT: string[]): Zone => ({ '_dmarc.agency.org': { TXT } });
const deskWith = (...MX: string[]): Zone => ({ 'desk.org': { MX } });

test.each<[what: string, broken: Parameters<typeof diagnose>[0], says: RegExp]>([
  ['no SPF record', { zone: domainWith('other=text') }, /^SPF .*no SPF record/],
  ['two SPF records', { zone: domainWith('v=spf1 -all', 'v=spf1 ~all') }, /^SPF .*be evaluated/],
  ['an SPF record for others', { ip: '198.51.100.9' }, /^SPF .*not allowed to send/],
  [
    'an SPF record that includes nothing',
    { zone: domainWith('v=spf1 include:gone.org -all') },
    /^SPF .*cannot be evaluated: .*gone\.org/,
  ],
  ['no DKIM key', { zone: dkimWith() }, /^DKIM .*no key is published/],
  ['another DKIM key', { zone: dkimWith(`v=DKIM1; p=${otherKey}`) }, /^DKIM .*not the one/],
  ['a revoked DKIM key', { zone: dkimWith('v=DKIM1; p=') }, /^DKIM .*revoked/],
  ['a DKIM key of another kind', { zone: dkimWith('k=ed25519; p=AAAA') }, /^DKIM .*ours is RSA/],
  [
    'a strict policy that nothing fulfils',
    { zone: { ...dkimWith(), ...domainWith('v=spf1 -all') } },
    /^DMARC .*p=reject, and neither/,
  ],
  [
    'two DMARC records',
    { zone: dmarcWith('v=DMARC1; p=none', 'v=DMARC1') },
    /^DMARC .*more than one/,
  ],
  [
    'a DMARC record without a policy',
    { zone: dmarcWith('v=DMARC1; rua=x') },
    /^DMARC .*no valid p=/,
  ],
  ['a domain that takes no mail', { zone: deskWith('.') }, /^MX of desk.*null MX/],
  [
    'mail servers without an address',
    { zone: deskWith('gone.desk.org') },
    /^MX of desk.*none of its/,
  ],
  ['a domain that is not there', { zone: { 'desk.org': {} } }, /^MX of desk.*neither/],
  ['a name server that fails', { zone: { 'agency.org': 'fail' } }, /^SPF .*gave no answer/],
  [
    'addresses of examples',
    { env: { MAIL_TO: 'sales@example.com' } },
    /^addresses: sales@example\.com cannot exist/,
  ],
  ['no mail server', { env: { SMTP_URL: '' } }, /^SMTP server: SMTP_URL is empty/],
  [
    'a mail server that is not there',
    { env: { SMTP_URL: 'smtp://user:secret@127.0.0.1:9' } },
    /^SMTP server: the connection to .* failed/,
  ],
])('%s is a fault, with its reason and its fix', async (_what, broken, message) => {
  const finding = faults(await diagnose(broken)).find((one) =>
    message.test(`${one.check}: ${one.what}`),
  );
  expect(finding?.why).toBeTruthy();
  expect(finding?.fix).toBeTruthy();
});

test('a wrong password is reported in the server’s words, and is not printed', async () => {
  const wrong = smtp.url.replace('secret', 'hunter2');
  const findings = faults(await diagnose({ env: { SMTP_URL: wrong } }));
  expect(findings).toMatchObject([{ check: 'SMTP login' }]);
  expect(JSON.stringify(findings)).not.toContain('hunter2');
});

test('an untrusted certificate is a fault, and an unchecked one a warning', async () => {
  const checked = smtp.url.replace('?tls.rejectUnauthorized=false', '');
  expect(faults(await diagnose({ env: { SMTP_URL: checked } }))).toMatchObject([{ check: 'TLS' }]);
  const unchecked = (await diagnose()).find(({ check }) => check === 'TLS');
  expect(unchecked).toMatchObject({ status: 'warning' });
});

test('a server without a login is a warning, because mails are sent without one', async () => {
  const { url } = await startSmtpPeer({ offersLogin: false });
  const login = (await checkSmtp(url, Date.now())).find(({ check }) => check === 'SMTP login');
  expect(login).toMatchObject({ status: 'warning', what: 'the server offers no login' });
});

test('a server that drops the connection at the login is a fault', async () => {
  const { url } = await startSmtpPeer({ dropsLogin: true });
  const login = (await checkSmtp(url, Date.now())).find(({ check }) => check === 'SMTP login');
  expect(login).toMatchObject({
    status: 'fault',
    what: expect.stringMatching(/^the login failed: /) as string,
  });
});

test('a certificate that expires soon is a warning, and a good one is shown with its days left', async () => {
  const [keyPath, certPath] = [join(folder, 'tls.key'), join(folder, 'tls.crt')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-days', '5', '-keyout', keyPath, '-out', certPath];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
    stdio: 'ignore',
  });
  const cert = readFileSync(certPath, 'utf8');
  const peer = await startSmtpPeer({ certificate: { key: readFileSync(keyPath, 'utf8'), cert } });
  const url = `smtp://user:secret@localhost:${peer.port}?tls.ca=${encodeURIComponent(cert)}`;
  const tlsOf = async (now: number) =>
    (await checkSmtp(url, now)).find(({ check }) => check === 'TLS');
  expect(await tlsOf(Date.now())).toMatchObject({
    status: 'warning',
    what: 'the certificate ends in 4 days',
  });
  expect(await tlsOf(Date.now() - 100 * 86_400_000)).toMatchObject({ status: 'ok' });
});

test('the DMARC policy of a parent domain counts, and a missing one is a warning', async () => {
  const child = { env: { MAIL_FROM: 'website@mail.agency.org' } };
  const zone = { 'mail.agency.org': { TXT: ['v=spf1 ip4:192.0.2.25 -all'], A: ['192.0.2.25'] } };
  const findings = await diagnose({ ...child, zone });
  expect(findings.find(({ check }) => check === 'DMARC of mail.agency.org')?.what).toMatch(
    /p=reject; DKIM proves/,
  );
  const none = await diagnose({ zone: { '_dmarc.agency.org': {} } });
  expect(none.find(({ check }) => check.startsWith('DMARC'))?.status).toBe('warning');
});

test('secrets in a file that everybody can read are a warning', async () => {
  const open = join(folder, 'open.pem');
  writeFileSync(open, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o644 });
  const findings = await diagnose({ env: { DKIM_PRIVATE_KEY_FILE: open } });
  expect(findings.find(({ fix }) => fix === `chmod 600 ${open}`)).toMatchObject({
    status: 'warning',
  });
});

test('a clock that is earlier than the program, or differs from the database’s, is a fault', () => {
  const now = Date.UTC(2026, 0, 5);
  const facts = { now, programWritten: now - 1_000, database: undefined };
  expect(checkClock(facts).status).toBe('ok');
  expect(checkClock({ ...facts, programWritten: now + 1_000 }).status).toBe('fault');
  expect(checkClock({ ...facts, database: now + 60_000 }).what).toMatch(/differs by 60 s/);
});

async function run(args: string[], env: Record<string, string>) {
  const cwd = temporaryFolder();
  const words = ['doctor', ...args, '--resolver', await startNameServer({})];
  return { ...(await runCommand(words, { config: () => parseConfig(env, cwd), cwd })), cwd };
}

test('doctor says what is wrong, why, and the fix, and creates nothing', async () => {
  const { code, output, cwd } = await run([], {});
  expect(code).toBe(1);
  expect(output).toMatch(/FAULT {3}SMTP server: SMTP_URL is empty\n +why: .+\n +fix: .+/);
  expect(output).toMatch(/\d faults, \d warnings?\n$/);
  expect(readdirSync(cwd)).toEqual([]);
});

test('--send-test sends one mail and prints the answer; --json is for programs', async () => {
  const { output } = await run(['--json', '--send-test'], {
    SMTP_URL: smtp.url,
    MAIL_TO: 'sales@example.com',
  });
  const [mail] = await smtp.parsed();
  const findings = JSON.parse(output) as Finding[];
  expect(findings.at(-1)).toMatchObject({ check: 'test mail', status: 'ok' });
  expect(findings.at(-1)?.what).toMatch(/sales@example\.com: 250/);
  expect(mail?.text).toContain('spf=pass');
  expect(output).not.toContain('secret');
});

test('an invalid setting is reported as a fault', async () => {
  const { code, output } = await run(['--json'], { PORT: 'x' });
  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject([{ check: 'settings', status: 'fault' }]);
});
