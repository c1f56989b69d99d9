import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';
import { readGuide } from '../../scripts/guide/read-guide.ts';
import { typeInto } from '../../scripts/guide/type-into.ts';
import { writeNew } from '../../scripts/new.ts';
import { buildElsewhere } from './support/build-elsewhere.ts';
import { writePseudoLanguage } from './support/pseudo-language.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { expect, test } from './support/test.ts';

type Data = Record<string, unknown>;

/** The company of the guide, with one entry of each kind, in two languages, and everything that can be switched on. */
async function everything(): Promise<string> {
  const website = temporaryFolder();
  const company = join(website, 'halden');
  const change = (file: string, how: (data: Data) => void) => {
    const data = parse(readFileSync(join(company, file), 'utf8')) as Data;
    how(data);
    writeFileSync(join(company, file), stringify(data));
  };
  const add = (what: string, title: string, front = '') => {
    const [path = ''] = writeNew(what, title, company);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(/^(---\n)?/, (start) => start + front),
    );
  };
  for (const doing of readGuide().flatMap(({ doings }) => doings))
    if (doing.what !== 'mistake') await typeInto(website, doing);
  add('service', 'Night shift');
  add('industry', 'Bakeries');
  add('article', 'What an oven knows');
  add('article', 'Unfinished thoughts', 'draft: true\n');
  add('work', 'A shop in five weeks');
  add('page', 'Prices');
  add('page', 'Thanks for the call', 'noindex: true\n');
  add('job', 'Baker');
  add('search', 'Search');
  writeFileSync(
    join(company, 'redirects.yaml'),
    '- { from: /old, to: /about }\n- { from: /news/*, to: /blog/* }\n- { from: /gone, status: 410 }\n',
  );
  change('company.yaml', (facts) =>
    Object.assign(facts, {
      languages: ['en', 'ar'],
      statistics: {
        service: 'umami',
        server: 'https://count.example.com',
        site: '0b1f2c3d-0000-4000-8000-000000000001',
      },
      fields: {
        phone: { kind: 'telephone', label: 'Telephone' },
        firm: { kind: 'text', label: 'Bakery' },
        page: { kind: 'website', label: 'Your page' },
        message: null,
        budget: { kind: 'choice', label: 'Budget', options: { small: 'A page', large: 'A shop' } },
        opening: { kind: 'date', label: 'Opening day' },
        terms: { kind: 'tick', label: 'I accept [the policy](/privacy-policy).', required: true },
      },
    }),
  );
  change('words.yaml', (words) =>
    Object.assign(words, {
      languages: { label: 'Language', elsewhere: 'not here', offer: 'Here', close: 'Close' },
    }),
  );
  change('pages/contact.yaml', ({ form }) =>
    Object.assign(form as Data, {
      fields: {
        required: '{label} (needed)',
        problems: {
          text: 'Write it down.',
          telephone: 'Write a telephone number.',
          website: 'Write an address.',
          choice: 'Choose one.',
          date: 'Write a day.',
          tick: 'We need your agreement.',
        },
      },
    }),
  );
  change('pages/enquiry-failed.yaml', ({ causes }) =>
    Object.assign(causes as Data, {
      'invalid-fields': { happened: 'A field is missing.', text: 'It is here.', now: 'See below.' },
    }),
  );
  change('pages/about.yaml', ({ bands }) => {
    (bands as Data[]).push(
      {
        kind: 'embed',
        heading: 'Where we are',
        embed: { address: 'https://www.openstreetmap.org/#map=16/59.9/10.7' },
      },
      {
        kind: 'newsletter',
        heading: 'Letters from the bakery',
        form: {
          address: 'https://halden.us5.list-manage.com/subscribe/post?u=1&id=2',
          email: 'Your address',
          button: 'Subscribe',
          confirmation: 'A mail comes first.',
        },
      },
    );
  });
  writePseudoLanguage(company, 'ar');
  change('ar/company.yaml', (facts) =>
    Object.assign(facts, {
      fields: {
        phone: { label: 'هاتف' },
        firm: { label: 'مخبز' },
        page: { label: 'صفحة' },
        budget: { label: 'ميزانية', options: { small: 'صفحة', large: 'متجر' } },
        opening: { label: 'يوم' },
        terms: { label: 'أقبل [السياسة](/privacy-policy).' },
      },
    }),
  );
  return company;
}

test('a company that uses everything, in two languages, has no problem on any kind of page', async () => {
  test.setTimeout(900_000);
  const company = await everything();
  const dist = await buildElsewhere({ COMPANY: company });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['site/check/pages/main.ts', 'kinds'],
    { env: { ...process.env, COMPANY: company, SITE_DIR: dist }, maxBuffer: 1e8 },
  ).catch((error: { stdout: string; stderr: string }) => ({
    stdout: `${error.stdout}${error.stderr}`,
  }));
  expect(stdout).toMatch(/^0 errors, 0 warnings on \d+ pages/m);
});
