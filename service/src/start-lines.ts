import { relative } from 'node:path';
import { type Config, databaseName } from './config/config.ts';
import type { SettingName } from './config/settings.ts';
import type { Site } from './website/load-site.ts';

// Settings to decide before going live; the other defaults suit most sites.
const RECOMMENDED_SETTINGS: SettingName[] = [
  'PUBLIC_ORIGIN',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_TO',
  'TRUST_PROXY',
];

/** Returns the six lines logged at the start. They contain no password: of a URL they show only the host. */
export function startLines(config: Config, site: Site, address: string): string[] {
  const { SMTP_URL: smtp } = config.settings;
  const relativePath = (path: string) => relative(process.cwd(), path) || '.';
  const pages =
    site.documents > 0
      ? `${site.documents} pages from ${relativePath(config.siteDir)}`
      : `no pages in ${relativePath(config.siteDir)} yet; build the site, then start again`;
  const mail = smtp
    ? `mailed to ${config.to.address} through ${new URL(smtp).host}`
    : `written to ${relativePath(config.mailDir)} as .eml files; SMTP_URL sends them instead`;
  const otherDestinations = [
    ...(config.webhook ? [`posted to ${new URL(config.webhook.url).host}`] : []),
    ...(config.acknowledgement ? [describeAcknowledgement(config)] : []),
  ];
  const { database } = config;
  const databaseText =
    database.kind === 'sqlite' ? `SQLite ${relativePath(database.file)}` : databaseName(database);
  const missingSettings = RECOMMENDED_SETTINGS.filter((name) =>
    config.unsetSettings.includes(name),
  );
  return [
    `Site       ${address} (${pages})`,
    `Enquiries  ${[mail, ...otherDestinations].join(', ')}`,
    `Database   ${databaseText}`,
    `Limits     ${describeLimits(config)}`,
    `Defaults   ${missingSettings.length > 0 ? `${missingSettings.join(', ')} not set (see .env.example)` : 'none left that matter'}`,
    'Stop       Ctrl+C, or SIGTERM: what is in flight is finished first',
  ];
}

/** Lists the languages without a text, because nobody would notice that their visitors are answered in another one. */
function describeAcknowledgement({ acknowledgement, company }: Config): string {
  const missing = company.languages
    .slice(1)
    .filter((tag) => !acknowledgement?.textByLanguage.has(tag));
  const words = 'acknowledged to the visitor';
  return missing.length === 0
    ? words
    : `${words} (in the words of the first language for ${missing.join(', ')}: docs/operating.md)`;
}

/** Behind a proxy that `TRUST_PROXY` does not name, all visitors count as the proxy. */
function describeLimits({ settings, unsetSettings }: Config): string {
  const { RATE_LIMIT_MAX: max, RATE_LIMIT_SECONDS: seconds } = settings;
  if (max === 0) return 'none; RATE_LIMIT_MAX sets one';
  const limit = `${max} enquiries in ${seconds} s for each address`;
  return unsetSettings.includes('TRUST_PROXY')
    ? `${limit}; behind a proxy all visitors share it until TRUST_PROXY is set: X-Forwarded-For is ignored`
    : limit;
}
