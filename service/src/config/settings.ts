import { isIP } from 'node:net';
import { z } from 'zod';
import { parseRoutes } from './mail-routes.ts';
import { parseMailbox } from '../text/mailbox.ts';
import { isTimeZone, systemTimeZone } from '../text/format-time.ts';

/** A whole number written in decimal digits; anything else is refused, `1e3` and `0x10` too. */
const wholeNumber = (min: number, max: number, fix: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, fix)
    .transform(Number)
    .refine((value) => value >= min && value <= max, fix);

const origin = (fix: string) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), fix)
    .transform((value) => new URL(value).origin);

const mailbox = z
  .string()
  .refine(
    (value) => parseMailbox(value) !== undefined,
    "give one address, 'sales@example.com' or 'Sales <sales@example.com>'",
  );

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Visitors' words must not travel unencrypted, except to a program on the same machine. */
const receiver = z.string().refine((value) => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password, hash } = new URL(value);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
  return isSafe && username === '' && password === '' && hash === '';
}, "give 'https://…' without a password in it; http:// only for this machine, 'http://127.0.0.1:8080/…'");

const list = z.string().transform((value) => value.split(',').map((part) => part.trim()));

const proxyRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** Accepts an address, a network such as 10.0.0.0/8, or the name of a range. */
function isProxy(text: string): boolean {
  if (proxyRanges.includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && +prefix >= 1 && +prefix <= (kind === 4 ? 32 : 128);
}

// There is no setting for a number of proxies: a client that reaches the service directly could then claim
// any address.
const trustProxy = list
  .refine(
    (parts) => (parts.length === 1 && parts[0] === 'false') || parts.every(isProxy),
    "give 'false', or the addresses of your proxies with commas between, '127.0.0.1, 10.0.0.0/8'",
  )
  .transform((parts): false | string[] => (parts[0] === 'false' ? false : parts));

const limit = (max: number) => wholeNumber(0, max, 'give a number of enquiries; 0 is no limit');
const days = (fix: string) => wholeNumber(0, 36_500, fix);

/**
 * Every setting with its format and its default. The message of a `regex` or `refine` is the fix that a
 * person reads when the service refuses to start.
 */
export const settingsSchema = z.object({
  COMPANY: z.string().min(1).optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535, 'give a port from 0 (any free one) to 65535').default(3000),
  PUBLIC_ORIGIN: origin("give the site's address, such as 'https://www.example.com'").optional(),
  ALLOWED_ORIGINS: list
    .transform((parts) => parts.filter(Boolean))
    .pipe(z.array(origin("give origins with commas between, 'https://www.example.com'")))
    .default([]),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: "give one of 'fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'",
    })
    .default('info'),
  SITE_DIR: z.string().min(1).default('site/dist'),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, "give 'sqlite:PATH' or 'postgres://…'")
    .refine(
      (value) => value.startsWith('sqlite:') || URL.canParse(value),
      'give a complete URL; percent-encode odd characters of the password',
    )
    .default('sqlite:data/frontage.db'),
  ERASED_FILE: z.string().min(1).optional(),
  SMTP_URL: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol),
      "give 'smtp://user:password@host:587' or 'smtps://…:465'",
    )
    .optional(),
  MAIL_DIR: z.string().min(1).default('data/mail'),
  MAIL_FROM: mailbox.optional(),
  MAIL_TO: mailbox.default('sales@example.com'),
  MAIL_ROUTES: z
    .string()
    .refine(
      (value) => parseRoutes(value) !== undefined,
      "give pairs with commas between: 'services.KEY=web@example.com, language.de=Berlin <berlin@example.com>'",
    )
    .transform((value) => parseRoutes(value) ?? [])
    .default([]),
  MESSAGE_ID_DOMAIN: z
    .string()
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)*$/i, "give a domain, such as 'example.com'")
    .optional(),
  ALERT_TO: mailbox.optional(),
  ALERT_WEBHOOK_URL: receiver.optional(),
  WEBHOOK_URL: receiver.optional(),
  WEBHOOK_SECRET: z
    .string()
    .refine(
      (value) => parseSecrets(value) !== undefined,
      'give whsec_ and 24 to 64 random bytes in base64, or two of these with a comma between while you change it; make one with: echo whsec_$(openssl rand -base64 32)',
    )
    .optional(),
  ACKNOWLEDGEMENT_FILE: z.string().min(1).optional(),
  DKIM_DOMAIN: z.string().min(1).optional(),
  DKIM_SELECTOR: z.string().min(1).optional(),
  DKIM_PRIVATE_KEY_FILE: z.string().min(1).optional(),
  RATE_LIMIT_MAX: limit(1_000_000).default(5),
  RATE_LIMIT_NETWORK_MAX: limit(10_000_000).optional(),
  RATE_LIMIT_TOTAL_MAX: limit(100_000_000).optional(),
  RATE_LIMIT_SECONDS: wholeNumber(1, 86_400, 'give seconds, from 1 to 86400').default(60),
  RETENTION_SENT_DAYS: days('give days; 0 keeps them for ever').default(90),
  RETENTION_LOG_DAYS: days('give days; 0 keeps the log for ever').default(1_095),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, "give a zone's name, such as 'Europe/London', or 'UTC'")
    .default(systemTimeZone),
  METRICS: z
    .enum(['on', 'off'], { error: "give 'on' or 'off'" })
    .transform((value) => value === 'on')
    .default(false),
});

export type Settings = z.output<typeof settingsSchema>;

export type SettingName = keyof Settings;

/** Settings that can hold a password, or a token in their path: their values are never printed. */
export const SECRET_SETTINGS: readonly SettingName[] = [
  'DATABASE_URL',
  'SMTP_URL',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'ALERT_WEBHOOK_URL',
];

/** Reads one or two secrets of Standard Webhooks: `whsec_` and 24 to 64 bytes in base64, with a comma between. */
export function parseSecrets(text: string): Buffer[] | undefined {
  const secrets = text.split(',').map((part) => parseSecret(part.trim()));
  const keys = secrets.filter((key) => key !== undefined);
  return keys.length === secrets.length && keys.length <= 2 ? keys : undefined;
}

function parseSecret(text: string): Buffer | undefined {
  const base64 = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(text)?.[1];
  if (base64 === undefined) return undefined;
  const key = Buffer.from(base64, 'base64');
  const isWhole = key.toString('base64').replace(/=+$/, '') === base64.replace(/=+$/, '');
  return isWhole && key.length >= 24 && key.length <= 64 ? key : undefined;
}
