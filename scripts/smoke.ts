import './help.ts';
import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';
import { parseArgs } from 'node:util';
import { BUILT_SITE, type BuiltSite } from '@frontage/contract/built-site';
import { readCompanyFacts } from '@frontage/contract/company-facts';
import { companyFolder } from '@frontage/contract/company-folder';
import { ENQUIRY_PATH } from '@frontage/contract/form';
import { addedFields, answersIn, type FormField } from '@frontage/contract/form-fields';
import { siteHeaders } from '@frontage/contract/site-headers';
import { onPath } from './on-path.ts';
import { quoted } from './quoted.ts';
import { run } from './run.ts';

// `npm run smoke -- https://www.example.com` checks a site from the outside, as visitors see it.

/** What is well, and what is wrong, where, and how to fix it. */
type Seen = { well: string[]; problems: string[] };
const well = (line: string): Seen => ({ well: [line], problems: [] });
const wrong = (line: string): Seen => ({ well: [], problems: [line] });

/** How many requests run at once. */
const CONCURRENCY = 8;
/** How long an answer may take, in milliseconds. */
const ANSWER_MS = 20_000;

async function ask(url: string, init: RequestInit = {}) {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const { status, headers, ...answer } = await fetch(url, {
      redirect: 'manual',
      signal,
      ...init,
    }).then(async (it) => ({ status: it.status, headers: it.headers, text: await it.text() }));
    const to = headers.get('location');
    return { status, headers, ...answer, why: `answers ${status}${to ? `, to ${to}` : ''}` };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string; message: string } };
    const why = `does not answer (${cause?.code || cause?.message || message})`;
    return { status: 0, headers: new Headers(), text: '', why };
  }
}

async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/**
 * Opens every page of the sitemap.
 *
 * @returns what was found, and where the form sends to
 */
async function walk(origin: string): Promise<Seen & { form?: string }> {
  const sitemap = await ask(`${origin}/sitemap.xml`);
  if (sitemap.status !== 200)
    return wrong(
      `${origin}/sitemap.xml ${sitemap.why}. Fix: see that the site runs, and that this is its address.`,
    );
  const pages = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page = '']) =>
    page.replaceAll('&amp;', '&'),
  );
  const elsewhere = pages.find((page) => URL.parse(page)?.origin !== origin);
  if (elsewhere ?? pages.length === 0)
    return wrong(
      `${origin}/sitemap.xml names ${elsewhere ?? 'no page'}. Fix: set PUBLIC_ORIGIN=${origin} where the site is built, and publish it again.`,
    );
  const problems: string[] = [];
  let form: string | undefined;
  await forEach(pages, async (page) => {
    const { status, text, why } = await ask(page);
    if (status !== 200)
      problems.push(
        `${page} ${why}, and the sitemap names it. Fix: publish the site again; look whether the host or the proxy has a rule of its own for it.`,
      );
    const [, action] = /<form [^>]*action="([^"]*)"/.exec(text) ?? [];
    if (action?.endsWith(ENQUIRY_PATH)) form = new URL(action, page).href;
  });
  if (!form && problems.length === 0)
    problems.push(
      `No page of ${origin} has the form. Fix: run “npm run check”, and publish the site again.`,
    );
  return { well: [`Pages: ${pages.length}.`], problems, ...(form && { form }) };
}

const sample: Record<FormField['kind'], (field: FormField) => string> = {
  text: () => 'Test',
  telephone: () => '+1 555 0100',
  website: () => 'https://www.example.com',
  date: () => '2000-01-01',
  choice: (field) => (field.kind === 'choice' && Object.keys(field.options)[0]) || '',
  tick: () => 'on',
};

/**
 * Sends an enquiry that says it is a test.
 *
 * @param form where the form sends to
 * @param command the operator's command on the service's machine; without it, the mail is not checked
 * @param mailMs how long the mail may take
 */
async function enquire(
  origin: string,
  form: string,
  command: readonly string[],
  mailMs: number,
): Promise<Seen> {
  const { checkboxes, fields } = readCompanyFacts(companyFolder());
  const enquiry = {
    name: 'Test of the website',
    email: '',
    message: `“npm run smoke” has sent this from ${origin} at ${new Date().toISOString()}, to see that enquiries arrive. Nobody waits for an answer.`,
    services: Object.fromEntries(Object.keys(checkboxes).map((key) => [key, false])),
    ...answersIn(
      Object.fromEntries(addedFields(fields).map(([key, it]) => [key, sample[it.kind](it)])),
      fields,
    ),
  };
  const { status, headers, text, why } = await ask(form, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(enquiry),
  });
  if (status === 429)
    return wrong(
      `${form} has had too many enquiries from here. Fix: run this again in ${headers.get('retry-after')} seconds.`,
    );
  const [, id] = /"id":"([\w-]+)"/.exec(text) ?? [];
  if (status !== 200 || !id)
    return wrong(
      `${form} ${why} to an enquiry: ${text.slice(0, 500)} Fix: ask /readyz on the service's machine; docs/operating.md says what each answer means.`,
    );
  if (new URL(form).origin !== origin && headers.get('access-control-allow-origin') !== origin)
    return wrong(
      `${form} takes enquiries, and no browser sends them from ${origin}. Fix: set PUBLIC_ORIGIN=${origin} in the .env of the service, and restart it.`,
    );
  const [program = '', ...words] = command;
  if (!program)
    return well(
      `The enquiry ${id} is stored. Whether its mail was sent, only --host or --ask can tell.`,
    );
  const file = isAbsolute(program) ? program : onPath(program);
  if (!file) return wrong(`There is no program “${program}” here. Fix: install it.`);
  const end = Date.now() + mailMs;
  for (;;) {
    const { code, output } = await run(file, [...words, 'enquiries', 'show', id, '--json'], {
      quiet: true,
    });
    const [, state] = /"state": *"(\w+)"/.exec(output) ?? [];
    if (state === 'sent') return well(`The enquiry ${id} was stored, and its mail was sent.`);
    if (code !== 0 || !state)
      return wrong(
        `The operator's command does not find the enquiry ${id}: ${output.trim()} Fix: see that ${form} leads to that machine.`,
      );
    const [, answer] = /"lastCode": *"([^"]*)"/.exec(output) ?? [];
    if (Date.now() > end || !['queued', 'sending'].includes(state))
      return wrong(
        `The enquiry ${id} is stored, and its mail is ${state}${answer ? ` (${answer})` : ''}. Fix: run “npm run doctor” on that machine.`,
      );
    await pause(1_000);
  }
}

// Only the service's user can read the database.
const asService = `case $(id -u) in
  "$(id -u frontage 2>/dev/null || id -u)") as= ;;
  0) as="runuser -u frontage --" ;;
  *) as="sudo -n -u frontage" ;;
esac`;

/** The operator's command on a machine of `npm run deploy`, over ssh. */
export const commandOn = (host: string, folder: string): string[] => [
  ...['ssh', '--', host],
  `${asService}\ncd ${quoted(`${folder}/current`)} && $as node_modules/.bin/node service/src/cli.ts`,
];

/** Checks what a new release can break: pages and enquiries. */
export async function smoke(
  origin: string,
  command: readonly string[],
  mailMs = 60_000,
): Promise<Seen> {
  const { form, ...pages } = await walk(origin);
  const sent = form ? await enquire(origin, form, command, mailMs) : undefined;
  return {
    well: [...pages.well, ...(sent?.well ?? [])],
    problems: [...pages.problems, ...(sent?.problems ?? [])],
  };
}

/** Returns the site's own list of old addresses. */
async function redirectsOf(origin: string): Promise<BuiltSite['redirects']> {
  const { status, text } = await ask(`${origin}/${BUILT_SITE}`);
  if (status !== 200 || !text.startsWith('{')) return [];
  return (JSON.parse(text) as Partial<BuiltSite>).redirects ?? [];
}

/** Checks what the host and the proxy do: headers, redirects and the 404 page. */
async function hosting(origin: string, isPlain: boolean): Promise<Seen> {
  const { protocol, host, port } = new URL(origin);
  const problems: string[] = [];
  const home = await ask(`${origin}/`);
  // A plain host sends no headers, and redirects with a page.
  const headers = isPlain ? {} : siteHeaders(protocol === 'https:');
  for (const [name, value] of Object.entries(headers))
    if (home.headers.get(name) !== value)
      problems.push(
        `${origin}/ has ${name}: ${home.headers.get(name) ?? 'nothing'}. Fix: let the proxy or the host pass on “${value}”, and add none itself.`,
      );
  const nowhere = `${origin}/nowhere-${Date.now()}`;
  const missing = await ask(nowhere);
  if (missing.status !== 404)
    problems.push(
      `${nowhere} ${missing.why}, and there is no such page. Fix: let the host answer 404 with 404.html.`,
    );
  const old = isPlain ? [] : await redirectsOf(origin);
  const insecure = `http://${host}/`;
  const all = [
    ...old
      .filter(({ from, to }) => to && !/[*?]/.test(from))
      .map(({ from, to = '' }) => [new URL(from, origin).href, new URL(to, origin).href]),
    ...(protocol === 'https:' && !port ? [[insecure, `${origin}/`]] : []),
  ] as [string, string][];
  await forEach(all, async ([from, to]) => {
    const { headers, why } = await ask(from);
    if (URL.parse(headers.get('location') ?? '', from)?.href !== to)
      problems.push(
        `${from} ${why}, and has to lead to ${to}. Fix: ${from === insecure ? 'let the proxy answer it with 301.' : 'publish the site again; STATIC_HOST has to name the host.'}`,
      );
  });
  return {
    well: [
      `Headers: ${Object.keys(headers).length}; redirects: ${all.length}; the not-found page.`,
    ],
    problems,
  };
}

const DAY = 86_400_000;

/** Reports how long a certificate lasts. With less than a sixth of its life left, nothing renews it. */
export function lasting(host: string, from: number, to: number, now: number): Seen {
  const days = Math.floor((to - now) / DAY);
  if (to - now > (to - from) / 6) return well(`The certificate lasts ${days} more days.`);
  return wrong(
    `The certificate of ${host} ends in ${days} days, and nothing has renewed it. Fix: look into the log of the proxy; its port 80 or 443 has to be open to everybody.`,
  );
}

function certificate({ hostname, port }: URL): Promise<Seen> {
  return new Promise((resolve) => {
    // Opening the pages has shown whether browsers trust it.
    const options = {
      host: hostname,
      servername: hostname,
      port: Number(port) || 443,
      rejectUnauthorized: false,
      timeout: ANSWER_MS,
    };
    const socket = connect(options, () => {
      const { valid_from, valid_to } = socket.getPeerCertificate();
      socket.end();
      resolve(lasting(hostname, Date.parse(valid_from), Date.parse(valid_to), Date.now()));
    });
    const none = () => resolve({ well: [], problems: [] });
    // Opening the pages has reported this.
    socket.on('error', none).on('timeout', () => (socket.destroy(), none()));
  });
}

if (import.meta.main) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { values, positionals } = parseArgs({
    options: {
      host: { type: 'string' },
      folder: { type: 'string', default: '/srv/frontage' },
      ask: { type: 'string' },
      wait: { type: 'string', default: '60' },
    },
    allowPositionals: true,
  });
  const url = URL.parse(positionals[0] ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) {
    console.error('Say which site: npm run smoke -- https://www.example.com');
    process.exit(1);
  }
  const command = values.host
    ? commandOn(values.host, values.folder)
    : (values.ask?.split(' ').filter(Boolean) ?? []);
  const isPlain = process.env.STATIC_HOST === 'plain';
  const seen = [await smoke(url.origin, command, Number(values.wait) * 1_000)];
  // Without a readable sitemap, all other checks would fail too.
  if (seen[0]?.well.length) {
    seen.push(await hosting(url.origin, isPlain));
    if (url.protocol === 'https:') seen.push(await certificate(url));
  }
  for (const line of seen.flatMap(({ well }) => well)) console.log(line);
  const problems = seen.flatMap(({ problems }) => problems);
  for (const line of problems) console.error(`✗ ${line}`);
  console.log(
    'What keeps mails from an inbox (SPF, DKIM, DMARC), “npm run doctor” sees on the machine of the service.',
  );
  process.exit(problems.length > 0 ? 1 : 0);
}
