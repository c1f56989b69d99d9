import { isAbsolute } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readCompanyFacts } from '@frontage/contract/company-facts';
import { companyFolder } from '@frontage/contract/company-folder';
import { ENQUIRY_PATH } from '@frontage/contract/form';
import { addedFields, answersIn, type FormField } from '@frontage/contract/form-fields';
import { onPath } from '../on-path.ts';
import { quoted } from '../quoted.ts';
import { run } from '../run.ts';
import { ask, forEach, type Seen, well, wrong } from './ask.ts';

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
