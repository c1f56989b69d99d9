import { createPrivateKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { type CompanyFacts, readCompanyFacts } from '@frontage/contract/company-facts';
import { companyFolder } from '@frontage/contract/company-folder';
import { findRouteProblem, type MailRoute } from './mail-routes.ts';
import { domainOf, type Mailbox, parseMailbox } from '../text/mailbox.ts';
import {
  parseSecrets,
  SECRET_SETTINGS,
  type SettingName,
  type Settings,
  settingsSchema,
} from './settings.ts';

type AcknowledgementText = { subject: string; text: string };

export type Acknowledgement = {
  /** For the first language, and for each language without a text of its own. */
  defaultText: AcknowledgementText;
  /** By the tags of additional languages. */
  textByLanguage: ReadonlyMap<string, AcknowledgementText>;
};

/** A longer text is a mistake, most likely the wrong file. In characters. */
const MAX_TEXT_LENGTH = 20_000;

/** The parsed settings, with resolved paths and parsed mailboxes. */
export type Config = {
  settings: Settings;
  company: CompanyFacts;
  siteDir: string;
  mailDir: string;
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };
  /** The list of erased enquiries. It lies outside the database, so that restoring a backup does not change it. */
  erasedFile: string;
  from: Mailbox;
  to: Mailbox;
  /** Enquiries that go to a mailbox other than `MAIL_TO`; the first route that matches counts. */
  routes: MailRoute[];
  alertTo: Mailbox;
  messageIdDomain: string;
  /** The URL that enquiries are posted to, and the keys that sign them: two while the secret is being changed. */
  webhook: { url: string; keys: Buffer[] } | undefined;
  acknowledgement: Acknowledgement | undefined;
  dkim: { domainName: string; keySelector: string; privateKey: string } | undefined;
  /** The settings left at their defaults; the log lists them at the start. */
  unsetSettings: SettingName[];
};

/** A setting is wrong. The message is one line: the name, the fault and the fix. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the environment, and `.env` in the folder that the process was started in.
 *
 * @throws {ConfigError} with one line for the first wrong setting
 */
export function readConfig(): Config {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return parseConfig(process.env, process.cwd());
}

/**
 * Parses settings. An empty value counts as not set, so that `.env` can list every name.
 *
 * @param root the folder that relative paths start from
 * @throws {ConfigError} with one line for the first wrong setting
 */
export function parseConfig(env: Record<string, string | undefined>, root: string): Config {
  const filledIn = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(filledIn);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]) as SettingName;
    throw new ConfigError(
      describeInvalidSetting(name, filledIn[name], issue?.message ?? 'it is not valid'),
    );
  }
  const settings = parsed.data;
  const company = readCompany(settings.COMPANY);
  const from = settings.MAIL_FROM
    ? mailbox(settings.MAIL_FROM)
    : { name: `${company.name} website`, address: 'website@example.com' };
  const to = mailbox(settings.MAIL_TO);
  const database = databaseOf(settings.DATABASE_URL, root);
  const besideDatabase = database.kind === 'sqlite' ? `${database.file}.erased` : 'data/erased';
  return {
    settings,
    company,
    siteDir: resolve(root, settings.SITE_DIR),
    mailDir: resolve(root, settings.MAIL_DIR),
    database,
    erasedFile: resolve(root, settings.ERASED_FILE ?? besideDatabase),
    from,
    to,
    routes: readRoutes(settings, company),
    alertTo: settings.ALERT_TO ? mailbox(settings.ALERT_TO) : to,
    messageIdDomain: settings.MESSAGE_ID_DOMAIN ?? domainOf(from.address),
    webhook: readWebhook(settings),
    acknowledgement: readAcknowledgement(settings, root, company.languages.slice(1)),
    dkim: readDkim(settings, root),
    unsetSettings: (Object.keys(settingsSchema.shape) as SettingName[]).filter(
      (name) => filledIn[name] === undefined,
    ),
  };
}

/** Parses the address of a database; undefined if it is not valid. */
export function parseDatabase(address: string, root: string): Config['database'] | undefined {
  const { success, data } = settingsSchema.shape.DATABASE_URL.safeParse(address);
  return success ? databaseOf(data, root) : undefined;
}

function databaseOf(address: string, root: string): Config['database'] {
  return address.startsWith('sqlite:')
    ? { kind: 'sqlite', file: resolve(root, address.slice('sqlite:'.length)) }
    : { kind: 'postgres', url: address };
}

/** Names a database, without its password. */
export function databaseName(database: Config['database']): string {
  if (database.kind === 'sqlite') return database.file;
  const { host, pathname } = new URL(database.url);
  return `PostgreSQL ${host}${pathname}`;
}

function describeInvalidSetting(name: SettingName, value = '', fix: string): string {
  // Quoted as JSON, so that a line break in the value cannot split the message into two lines.
  const quoted = `'${JSON.stringify(value).slice(1, -1)}'`;
  const printedValue = SECRET_SETTINGS.includes(name) ? 'its value (not shown)' : quoted;
  return `${name}: ${printedValue} is not valid; ${fix}`;
}

function mailbox(value: string): Mailbox {
  const parsed = parseMailbox(value);
  if (!parsed) throw new ConfigError(`'${value}' is not one mail address`);
  return parsed;
}

/** Reads a company by its name under companies/, or by a path from the project's root. */
function readCompany(name: string | undefined): CompanyFacts {
  try {
    return readCompanyFacts(companyFolder(name));
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

/** Checks every route: a typing error would send enquiries to the wrong person unnoticed. */
function readRoutes({ MAIL_ROUTES: routes }: Settings, company: CompanyFacts): MailRoute[] {
  const problem = findRouteProblem(routes, company);
  if (problem) throw new ConfigError(`MAIL_ROUTES: ${problem}`);
  return routes;
}

function readWebhook({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: Settings): Config['webhook'] {
  const keys = parseSecrets(secret ?? '');
  if (!url && !keys) return undefined;
  if (!url || !keys)
    throw new ConfigError('WEBHOOK_URL, WEBHOOK_SECRET: only one is set; set both or neither');
  return { url, keys };
}

/** Reads thanks.txt and, beside it, thanks.de.txt and so on for additional languages, which may be missing. */
function readAcknowledgement(
  { ACKNOWLEDGEMENT_FILE: file }: Settings,
  root: string,
  additionalLanguages: string[],
): Config['acknowledgement'] {
  if (!file) return undefined;
  const { dir, name, ext } = parse(file);
  const inLanguage = additionalLanguages
    .map((tag) => [tag, join(dir, `${name}.${tag}${ext}`)] as const)
    .filter(([, textFile]) => existsSync(resolve(root, textFile)));
  return {
    defaultText: readAcknowledgementText(file, root),
    textByLanguage: new Map(
      inLanguage.map(([tag, textFile]) => [tag, readAcknowledgementText(textFile, root)]),
    ),
  };
}

/** Reads a text file of the owner: a line `Subject: …`, an empty line, then the text. */
function readAcknowledgementText(file: string, root: string): AcknowledgementText {
  const fault = (what: string) =>
    new ConfigError(
      `ACKNOWLEDGEMENT_FILE: '${file}' ${what}; give the path of a text file: a first line 'Subject: …', an empty line, then what visitors are told`,
    );
  let content: string;
  try {
    content = readFileSync(resolve(root, file), 'utf8');
  } catch {
    throw fault('cannot be read');
  }
  const [head = '', ...rest] = content
    .replaceAll('\r\n', '\n')
    .replace(/^\ufeff/, '')
    .split('\n');
  const subject = /^Subject:\s*(.+)$/i.exec(head)?.[1]?.trim();
  const text = rest.join('\n').trim();
  if (!subject || /[\u0000-\u001f\u007f-\u009f]/.test(subject)) throw fault('has no subject');
  if (rest[0]?.trim() !== '' || text === '') throw fault('has no text after an empty line');
  if (text.length > MAX_TEXT_LENGTH) throw fault(`has more than ${MAX_TEXT_LENGTH} characters`);
  return { subject, text: `${text}\n` };
}

function readDkim(settings: Settings, root: string): Config['dkim'] {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY_FILE: file } = settings;
  if (!domain && !selector && !file) return undefined;
  if (!domain || !selector || !file)
    throw new ConfigError(
      'DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY_FILE: only some are set; set all three or none',
    );
  const fault = (what: string, fix: string) =>
    new ConfigError(`DKIM_PRIVATE_KEY_FILE: '${file}' ${what}; ${fix}`);
  let privateKey: string;
  try {
    privateKey = readFileSync(resolve(root, file), 'utf8');
  } catch {
    throw fault('cannot be read', 'give the path of a PEM file that the service may read');
  }
  // Any other key would leave mails unsigned without notice.
  if (!isRsaKey(privateKey))
    throw fault('is not an RSA private key', 'make one with: openssl genrsa -out dkim.pem 2048');
  return { domainName: domain, keySelector: selector, privateKey };
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
