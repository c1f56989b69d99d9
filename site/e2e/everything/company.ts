import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { readGuide } from '../../../scripts/guide/read-guide.ts';
import { performAction } from '../../../scripts/guide/type-into.ts';
import { writeFromTemplate } from '../../../scripts/new.ts';
import { type Service, startService } from '../../../scripts/lib/service.ts';
import { buildElsewhere } from '../support/build-elsewhere.ts';
import { writePseudoLanguage } from '../support/pseudo-language.ts';
import { temporaryFolderOfWorker } from '../support/temporary-folder.ts';
import { test as watchedTest } from '../support/test.ts';

// The guide's company with one entry of each kind, in two languages (the second right-to-left), and every feature
// turned on. The tests beside this file share its build.

type Data = Record<string, unknown>;

const website = temporaryFolderOfWorker();
export const company = join(website, 'halden');
export const analyticsOrigin = 'https://stats.example.com';
export const letters = 'https://halden.us5.list-manage.com/subscribe/post?u=1&id=2';
export const place = 'https://www.openstreetmap.org/?mlat=59.9&mlon=10.7#map=16/59.9/10.7';

export let dist = '';
export let site: Service | undefined;

export const readBuilt = (file: string) => readFileSync(join(dist, file), 'utf8');

/** A test on the served site, with visits not counted. */
export const test = watchedTest.extend<{ uncounted: undefined }>({
  baseURL: async ({}, use) => use(site?.url),
  uncounted: [
    async ({ context, watched }, use) => {
      watched.origins.add(analyticsOrigin);
      await context.route(`${analyticsOrigin}/**`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});

function change(file: string, how: (data: Data) => void): void {
  const data = parse(readFileSync(join(company, file), 'utf8')) as Data;
  how(data);
  writeFileSync(join(company, file), stringify(data));
}

function add(what: string, title: string, how = (text: string) => text): void {
  const [path = ''] = writeFromTemplate(what, title, company);
  writeFileSync(path, how(readFileSync(path, 'utf8')));
}
const inFront = (front: string) => (text: string) =>
  text.replace(/^(---\n)?/, (start) => start + front);

const fields = {
  phone: { kind: 'telephone', label: 'Telephone', hint: 'We call once.', required: true },
  name: null,
  firm: { kind: 'text', label: 'Bakery', autocomplete: 'organization' },
  message: null,
  services: null,
  budget: { kind: 'choice', label: 'Budget', options: { small: 'Up to 20,000', large: 'More' } },
  opening: { kind: 'date', label: 'Opening day' },
  page: { kind: 'website', label: 'Your page' },
  terms: { kind: 'tick', label: 'I accept [the policy](/privacy-policy).', required: true },
  cv: { kind: 'website', label: 'Your CV', required: true, form: 'application' },
};
const inArabic = {
  phone: { label: 'هاتف', hint: 'مرة واحدة.' },
  firm: { label: 'مخبز' },
  budget: { label: 'ميزانية', options: { small: 'حتى 20,000', large: 'أكثر' } },
  opening: { label: 'يوم' },
  page: { label: 'صفحة' },
  terms: { label: 'أقبل [السياسة](/privacy-policy).' },
  cv: { label: 'سيرة' },
};
const problems = {
  text: 'Write it down.',
  telephone: 'Write a telephone number.',
  website: 'Write an address.',
  date: 'Write a day.',
  choice: 'Choose one.',
  tick: 'We need your agreement.',
};

const bands = [
  { kind: 'embed', heading: 'Where we are', embed: { link: place } },
  {
    kind: 'newsletter',
    heading: 'Letters from the bakery',
    form: {
      action: letters,
      email: 'Your address',
      button: 'Subscribe',
      confirmation: 'A mail comes first.',
    },
  },
  {
    kind: 'embed',
    heading: 'Talk',
    embed: { link: 'https://cal.com/halden/intro', title: 'A first call', height: 480 },
  },
];
const panel = {
  heading: 'From grain to loaf',
  columns: [
    { heading: 'Before', links: [{ name: 'Who bakes', link: '/about' }] },
    {
      heading: 'After',
      links: [
        { name: 'Work with us', link: '/jobs', note: 'Two places' },
        { name: 'Order', link: '/contact' },
      ],
    },
  ],
};
const survey =
  '```embed\nlink: https://forms.example.com/f/1?a=1&b=2\ntitle: A short survey\nreceiver: Acme Forms Ltd\n```\n';

function addPages(): void {
  add('service', 'Night shift');
  add('industry', 'Bakeries');
  add('article', 'What an oven knows', (text) => `${text}\n${survey}`);
  add('article', 'Über Größe', (text) => `${text}\nThe heron stands in the marsh.\n`);
  add('article', 'Quiet thoughts', inFront('noindex: true\n'));
  add('article', 'Unfinished thoughts', inFront('draft: true\n'));
  add('work', 'A shop in five weeks');
  add('page', 'Prices');
  add('page', 'Thanks for the call', inFront('noindex: true\n'));
  add('search', 'Search');
  const questions = ['One', 'Two', 'Three'].map((question) => ({ question, answer: 'Yes it is' }));
  const questionBands = [{ kind: 'questions', heading: 'Asked before', questions }];
  const salary = { currency: 'EUR', from: 60_000, per: 'year' };
  add(
    'job',
    'Backend engineer',
    (text) =>
      text.replace(/^date: .*/m, 'date: 2020-01-05\ncloses: 2999-03-31') +
      stringify({ salary, bands: questionBands }),
  );
  add('job', 'Field designer', (text) => `${text}apply: mailto:jobs@example.com\n`);
}

export async function build(): Promise<void> {
  for (const action of readGuide().flatMap(({ actions }) => actions))
    if (action.what !== 'mistake') await performAction(website, action);
  addPages();
  writeFileSync(
    join(company, 'redirects.yaml'),
    '- { from: /old, to: /about }\n- { from: /news/*, to: /blog/* }\n- { from: /gone, status: 410 }\n',
  );
  change('company.yaml', (facts) =>
    Object.assign(facts, {
      languages: ['en', 'ar'],
      analytics: { service: 'plausible', server: analyticsOrigin, site: 'halden.example' },
      measureSpeed: true,
      fields,
    }),
  );
  change('words.yaml', (words) => {
    words.languages = { label: 'Language', elsewhere: 'not here', offer: 'Here', close: 'Close' };
  });
  change('pages/contact.yaml', ({ form }) =>
    Object.assign(form as Data, { fields: { required: '{label} (needed)', problems } }),
  );
  change('pages/enquiry-failed.yaml', ({ causes }) =>
    Object.assign(causes as Data, {
      'invalid-fields': { happened: 'A field is missing.', text: 'It is here.', now: 'See below.' },
    }),
  );
  change('pages/about.yaml', (page) => (page.bands as Data[]).push(...bands));
  change('pages/jobs-shared.yaml', (words) => {
    words.form = { message: 'What do you bake?', text: 'Our bakers answer on Monday.' };
  });
  change('navigation.yaml', ({ menu }) => (menu as Data[]).push({ name: 'Bread', panel }));
  writePseudoLanguage(company, 'ar');
  rmSync(join(company, 'ar/jobs/field-designer.yaml'));
  change('ar/company.yaml', (facts) => Object.assign(facts, { fields: inArabic }));
  change('ar/pages/jobs-shared.yaml', (words) => {
    words.form = { message: 'ماذا تخبز؟' };
  });
  change('ar/pages/contact.yaml', ({ form }) => {
    const words = { ...problems, tick: 'نحتاج موافقتك.', website: 'اكتب عنوانا.' };
    Object.assign(form as Data, { fields: { required: '{label} (ضروري)', problems: words } });
  });
  dist = await buildElsewhere({ COMPANY: company });
  const MAIL_ROUTES = 'language.ar=oasis@routes.example.com';
  site = await startService({
    env: { SITE_DIR: dist, COMPANY: company, MAIL_ROUTES, METRICS: 'on' },
  });
}
