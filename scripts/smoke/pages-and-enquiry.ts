import { isAbsolute } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readCompanyFacts } from '@frontage/contract/company-facts';
import { companyFolder } from '@frontage/contract/company-folder';
import { ENQUIRY_PATH } from '@frontage/contract/form';
import { addedFields, readAnswers, type FormField } from '@frontage/contract/form-fields';
import { findOnPath } from '../lib/on-path.ts';
import { quoteForShell } from '../lib/quote-for-shell.ts';
import { run } from '../lib/run-program.ts';
import { request, forEachConcurrently, type CheckResult, passed, failed } from './requests.ts';

/**
 * Opens every page of the sitemap.
 *
 * @returns what was found, and where the form sends to
 */
async function checkPages(origin: string): Promise<CheckResult & { form?: string }> {
  const sitemap = await request(`${origin}/sitemap.xml`);
  if (sitemap.status !== 200)
    return failed(
      `${origin}/sitemap.xml ${sitemap.why}. Fix: see that the site runs, and that this is its address.`,
    );
  const pages = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page = '']) =>
    page.replaceAll('&amp;', '&'),
  );
  const foreignPage = pages.find((page) => URL.parse(page)?.origin !== origin);
  if (foreignPage !== undefined || pages.length === 0)
    return failed(
      `${origin}/sitemap.xml names ${foreignPage || 'no page'}. Fix: set PUBLIC_ORIGIN=${origin} where the site is built, and publish it again.`,
    );
  const problems: string[] = [];
  let form: string | undefined;
  await forEachConcurrently(pages, async (page) => {
    const { status, text, why } = await request(page);
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
  return { passed: [`Pages: ${pages.length}.`], problems, ...(form && { form }) };
}

const SAMPLE_ANSWERS: Record<FormField['kind'], (field: FormField) => string> = {
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
async function sendEnquiry(
  origin: string,
  form: string,
  command: readonly string[],
  mailMs: number,
): Promise<CheckResult> {
  const { checkboxes, fields } = readCompanyFacts(companyFolder());
  const enquiry = {
    name: 'Test of the website',
    email: '',
    message: `“npm run smoke” has sent this from ${origin} at ${new Date().toISOString()}, to see that enquiries arrive. Nobody waits for an answer.`,
    services: Object.fromEntries(Object.keys(checkboxes).map((key) => [key, false])),
    ...readAnswers(
      Object.fromEntries(
        addedFields(fields).map(([key, it]) => [key, SAMPLE_ANSWERS[it.kind](it)]),
      ),
      fields,
    ),
  };
  const { status, headers, text, why } = await request(form, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(enquiry),
  });
  if (status === 429)
    return failed(
      `${form} has had too many enquiries from here. Fix: run this again in ${headers.get('retry-after')} seconds.`,
    );
  const [, id] = /"id":"([\w-]+)"/.exec(text) ?? [];
  if (status !== 200 || !id)
    return failed(
      `${form} ${why} to an enquiry: ${text.slice(0, 500)} Fix: ask /readyz on the service's machine; docs/operating.md says what each answer means.`,
    );
  if (new URL(form).origin !== origin && headers.get('access-control-allow-origin') !== origin)
    return failed(
      `${form} takes enquiries, and no browser sends them from ${origin}. Fix: set PUBLIC_ORIGIN=${origin} in the .env of the service, and restart it.`,
    );
  const [program = '', ...words] = command;
  if (!program)
    return passed(
      `The enquiry ${id} is stored. Whether its mail was sent, only --host or --ask can tell.`,
    );
  const file = isAbsolute(program) ? program : findOnPath(program);
  if (!file) return failed(`There is no program “${program}” here. Fix: install it.`);
  const end = Date.now() + mailMs;
  for (;;) {
    const { code, output } = await run(file, [...words, 'enquiries', 'show', id, '--json'], {
      quiet: true,
    });
    const [, state] = /"state": *"(\w+)"/.exec(output) ?? [];
    if (state === 'sent') return passed(`The enquiry ${id} was stored, and its mail was sent.`);
    if (code !== 0 || !state)
      return failed(
        `The operator's command does not find the enquiry ${id}: ${output.trim()} Fix: see that ${form} leads to that machine.`,
      );
    const [, answer] = /"lastCode": *"([^"]*)"/.exec(output) ?? [];
    if (Date.now() > end || !['queued', 'sending'].includes(state))
      return failed(
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
export const operatorCommand = (host: string, folder: string): string[] => [
  'ssh',
  '--',
  host,
  `${asService}\ncd ${quoteForShell(`${folder}/current`)} && $as node_modules/.bin/node service/src/cli.ts`,
];

/** Checks what a new release can break: pages and enquiries. */
export async function smoke(
  origin: string,
  command: readonly string[],
  mailMs = 60_000,
): Promise<CheckResult> {
  const { form, ...pages } = await checkPages(origin);
  const sent = form ? await sendEnquiry(origin, form, command, mailMs) : undefined;
  return {
    passed: [...pages.passed, ...(sent?.passed ?? [])],
    problems: [...pages.problems, ...(sent?.problems ?? [])],
  };
}
