import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aSecret } from '../../test/receiver.ts';
import { aCompany } from '../../test/start-service.ts';
import { ConfigError, parseConfig } from './config.ts';
import { settingsSchema } from './settings.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

test('the defaults are a valid configuration', () => {
  const config = parseConfig({}, '/srv');
  expect(config.settings).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, TRUST_PROXY: false });
  expect(config.database).toEqual({ kind: 'sqlite', file: '/srv/data/frontage.db' });
  expect(config.mailDir).toBe('/srv/data/mail');
  expect(config.messageIdDomain).toBe('example.com');
  expect(config.to.address).toMatch(/@example\.com$/);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PUBLIC_ORIGIN', 'www.example.com'],
  ['ALLOWED_ORIGINS', 'https://a.example, nonsense'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'foo'],
  ['DATABASE_URL', 'mysql://user:hunter2@host/db'],
  ['SMTP_URL', 'user:hunter2@host'],
  ['MAIL_FROM', 'not an address'],
  ['MAIL_TO', 'a@example.com, b@example.com'],
  ['MAIL_TO', 'a@example.com\r\nBcc: b@example.com'],
  ['MESSAGE_ID_DOMAIN', 'example.com\r\nX: y'],
  ['RATE_LIMIT_MAX', '1.5'],
  ['RATE_LIMIT_SECONDS', '0'],
  ['RETENTION_SENT_DAYS', 'never'],
  ['METRICS', 'yes'],
  ['TIME_ZONE', 'Europe/Atlantis'],
  ['WEBHOOK_URL', 'http://hooks.example.com/hunter2'],
  ['WEBHOOK_URL', 'https://user:hunter2@hooks.example.com/'],
  ['WEBHOOK_SECRET', 'hunter2'],
  ['WEBHOOK_SECRET', 'whsec_dG9vIHNob3J0'],
  ['ALERT_WEBHOOK_URL', 'ftp://hooks.example.com/hunter2'],
])('%s=%s is reported in one line with the name, the problem and the fix', (name, value) => {
  const parse = () => parseConfig({ [name]: value }, '/srv');
  expect(parse).toThrow(ConfigError);
  try {
    parse();
  } catch (error) {
    const { message } = error as Error;
    expect(message).toMatch(new RegExp(`^${name}: .* is not valid; give `));
    expect(message).not.toMatch(/[\r\n]/);
    expect(message).not.toContain('hunter2');
  }
});

test('mails come from the company’s name unless another is set', () => {
  const env = { COMPANY: aCompany };
  const { company, from } = parseConfig(env, '/srv');
  expect(company.name).toBe('Alder & Finch');
  expect(from).toEqual({ name: 'Alder & Finch website', address: 'website@example.com' });
  const configured = parseConfig({ ...env, MAIL_FROM: 'Us <us@agency.example>' }, '/srv');
  expect(configured.from).toEqual({ name: 'Us', address: 'us@agency.example' });
  const { from: inc } = parseConfig(
    { ...env, MAIL_FROM: '"Us, Inc." <us@agency.example>' },
    '/srv',
  );
  expect(inc).toEqual({ name: 'Us, Inc.', address: 'us@agency.example' });
});

test('a missing or incomplete company is reported in one line with the file and the fix', () => {
  const folder = temporaryFolder();
  const parse = () => parseConfig({ COMPANY: folder }, '/srv');
  expect(parse).toThrow(ConfigError);
  expect(parse).toThrow(/^COMPANY is “.*company\.yaml\. Set it to a name under companies\//);
  writeFileSync(join(folder, 'company.yaml'), 'name: Agency\n');
  expect(parse).toThrow(ConfigError);
  expect(parse).toThrow(/company\.yaml: checkboxes is not valid .*reference\.md$/);
  expect(parse).not.toThrow(/\n/);
});

test('a webhook without its secret, or a secret without its webhook, is refused', () => {
  const env = { WEBHOOK_URL: 'https://hooks.example.com/in' };
  expect(() => parseConfig(env, '/srv')).toThrow(/only one is set; set both or neither/);
  const secret = aSecret(7);
  const keysOf = (value: string) =>
    parseConfig({ ...env, WEBHOOK_SECRET: value }, '/srv').webhook?.keys;
  const key = Buffer.alloc(32, 7);
  expect(keysOf(secret)).toEqual([key]);
  expect(keysOf(`${secret},${secret}`)).toEqual([key, key]);
  for (const value of [`${secret},`, `${secret} ${secret}`, `${secret},${secret},${secret}`])
    expect(() => keysOf(value)).toThrow(/^WEBHOOK_SECRET: its value \(not shown\)/);
});

test('an acknowledgement without a subject or a text is refused', () => {
  const folder = temporaryFolder();
  const words = (text?: string) => {
    if (text !== undefined) writeFileSync(join(folder, 'words.txt'), text);
    return () => parseConfig({ ACKNOWLEDGEMENT_FILE: 'words.txt' }, folder).acknowledgement;
  };
  expect(words()).toThrow(
    /^ACKNOWLEDGEMENT_FILE: 'words.txt' cannot be read; give the path of a text file/,
  );
  expect(words('Hello\n\nWe have it.')).toThrow(/has no subject/);
  expect(words('Subject: We have it')).toThrow(/has no text/);
  expect(words(`Subject: x\n\n${'x'.repeat(30_000)}`)).toThrow(/more than 20000 characters/);
  expect(words('Subject: We have it\r\n\r\nThank you.\r\nThe agency\r\n')()?.defaultText).toEqual({
    subject: 'We have it',
    text: 'Thank you.\nThe agency\n',
  });
});

test('an acknowledgement is written in each additional language that has a file', () => {
  const folder = temporaryFolder();
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('company.yaml', 'name: Agency\ncheckboxes: {}\nlanguages: [en, de, fr]\n');
  write('thanks.txt', 'Subject: Thanks\n\nThank you.\n');
  write('thanks.de.txt', 'Subject: Danke\n\nDanke.\n');
  write('thanks.it.txt', 'not looked at\n');
  const config = () => parseConfig({ ACKNOWLEDGEMENT_FILE: 'thanks.txt', COMPANY: folder }, folder);
  expect(config().acknowledgement).toEqual({
    defaultText: { subject: 'Thanks', text: 'Thank you.\n' },
    textByLanguage: new Map([['de', { subject: 'Danke', text: 'Danke.\n' }]]),
  });
  write('thanks.fr.txt', 'Merci\n');
  expect(config).toThrow(/^ACKNOWLEDGEMENT_FILE: 'thanks.fr.txt' has no subject/);
});

test('incomplete DKIM settings and a key that cannot sign are refused', () => {
  expect(() => parseConfig({ DKIM_DOMAIN: 'example.com' }, '/srv')).toThrow(/all three or none/);
  const folder = temporaryFolder();
  const dkim = (name: string, pem?: string) => {
    if (pem) writeFileSync(join(folder, name), pem);
    const env = { DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'x', DKIM_PRIVATE_KEY_FILE: name };
    return () => parseConfig(env, folder).dkim;
  };
  const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  expect(dkim('missing.pem')).toThrow(/cannot be read; give the path/);
  expect(dkim('text.pem', 'no key')).toThrow(/is not an RSA private key; make one/);
  const { privateKey } = generateKeyPairSync('ed25519');
  expect(dkim('ed25519.pem', pem(privateKey))).toThrow(/is not an RSA private key; make one/);
  expect(dkim('rsa.pem', pem(rsa.privateKey))()).toMatchObject({ domainName: 'example.com' });
});

test('.env.example lists every setting', () => {
  const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const listed = [...text.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]);
  expect(listed.toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
  const set = Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map((match) => [match[1], match[2]]),
  );
  const { settings } = parseConfig(set, '/srv');
  expect(settings).toEqual(parseConfig({}, '/srv').settings);
});
