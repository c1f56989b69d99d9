import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'cheerio/slim';
import { builtProblems } from '../check/pages/built-problems.ts';
import { readRoutes } from '../check/pages/routes.ts';
import { writeFromTemplate } from '../../scripts/new.ts';
import { linksOf } from '../../test/built.ts';
import { buildElsewhere } from './support/build-elsewhere.ts';
import { temporaryFolderOfWorker } from './support/temporary-folder.ts';
import { expect, test } from './support/test.ts';

// A company without anything that is optional, and with two pages in a second language.

test.describe.configure({ mode: 'default' });

const company = join(temporaryFolderOfWorker(), 'halden');
let dist = '';
let buildOutput = '';

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(company, file)), { recursive: true });
  writeFileSync(join(company, file), text);
};
const read = (file: string) => readFileSync(join(company, file), 'utf8');
const page = (title: string, bands: string[]) =>
  `title: ${title}\ndescription: ${`${title} says what it costs. `.repeat(4).trim()}\nbands:\n${bands.map((band) => `  - ${band}\n`).join('')}`;

const bandsOfNothing = [
  '{ kind: testimonials, heading: Clients say, text: T, labels: { carousel: A, pause: B, play: C, previous: D, next: E, position: "{number}{count}" } }',
  '{ kind: counters, heading: In figures, text: T }',
  '{ kind: logoStrip, heading: Customers, text: T }',
  '{ kind: logoGrid, heading: Logos, text: T }',
  '{ kind: projectLog }',
  '{ kind: caseStudies, heading: Our work }',
];

test.beforeAll(async () => {
  writeFromTemplate('company', 'Halden & Rye', company);
  for (const file of [
    'testimonials.yaml',
    'counters.yaml',
    'project-log.yaml',
    'technologies.yaml',
    'pages/about.yaml',
    'pages/privacy-policy.yaml',
  ])
    rmSync(join(company, file));
  write('customers.yaml', '[]\n');
  const service = 'services/web-development.yaml';
  write(service, read(service).replace('techStack: false', 'techStack: true'));
  write('company.yaml', `${read('company.yaml')}languages: [en, nb]\n`);
  const switching = 'languages: { label: Language, elsewhere: not here, offer: O, close: C }\n';
  write('words.yaml', read('words.yaml') + switching);
  write(
    'pages/prices.yaml',
    page('Prices', [
      '{ kind: opening, heading: Prices, text: T }',
      ...bandsOfNothing,
      '{ kind: text, text: "Read [who we are](/about#mission) and [what we know of you](/privacy-policy).\\n\\n### Terms\\n" }',
      '{ kind: text, text: "### Terms\\n\\n### Questions" }',
      '{ kind: questions, heading: Asked, questions: [{ question: Q, answer: A }] }',
    ]),
  );
  write(
    'navigation.yaml',
    read('navigation.yaml').replace(/^menu:\n/m, '$&  - { name: Prices, link: /prices }\n'),
  );
  write('nb/words.yaml', read('words.yaml').replaceAll(/^ {2}contact: .*/gm, '  contact: Kontakt'));
  write('nb/pages/home.yaml', page('Hjem', ['{ kind: opening, heading: Velkommen, text: T }']));
  write(
    'nb/pages/prices.yaml',
    page('Priser', [
      '{ kind: opening, heading: Priser, text: T }',
      ...bandsOfNothing,
      '{ kind: text, text: "Skriv [til oss](/contact), eller les [bloggen](/blog)." }',
    ]),
  );
  dist = await buildElsewhere({ COMPANY: company }, (printed) => (buildOutput = printed));
});

const files = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
const text = (file: string) => readFileSync(join(dist, file), 'utf8');
const html = (file: string) => load(text(file));

test('npm run check visits the existing pages, and reports none as missing', async () => {
  const problems = await builtProblems(dist, readRoutes(company).all);
  expect(problems.filter(({ kind }) => kind === 'missing' || kind === 'address')).toEqual([]);
});

test('npm run check ends with what the owner still has to write', () => {
  expect(buildOutput).toMatch(/\d+ texts are still to be written; npm run launch-check lists all:/);
  expect(buildOutput).toMatch(/^ {2}company\.yaml:\d+ blurb$/m);
});

test('no page, list, menu or text links to a missing page', () => {
  expect(files().filter((file) => /about|privacy-policy|share\/about/.test(file))).toEqual([]);
  for (const file of files().filter((name) => /\.(html|xml|txt)$/.test(name)))
    expect(text(file), file).not.toMatch(/\/(about|privacy-policy)[#"'<)]/);
  const menus = linksOf(html('index.html'), '.site-header a, footer a').join();
  expect(menus).toContain('/prices');
  expect(html('contact.html')('form').text()).not.toContain('privacy');
});

test('empty bands leave no trace, and a link without a target is text', () => {
  for (const file of ['prices.html', 'nb/prices.html'])
    for (const heading of ['Clients say', 'In figures', 'Customers', 'Logos', 'Our work'])
      expect(text(file), file).not.toContain(heading);
  expect(text('services/web-development.html')).not.toContain('id="tech-stack"');
  expect(text('prices.html')).toContain('Read who we are and what we know of you.');
});

test('no page loads anything that counts its speed', () => {
  const counting = files().filter(
    (file) => /\.js$/.test(file) && text(file).includes('/api/vitals'),
  );
  expect(counting).toHaveLength(1);
  for (const file of files().filter((name) => name.endsWith('.html')))
    expect(text(file), file).not.toMatch(new RegExp(`data-page|${counting.join()}`));
});

test('headings of several texts on a page have their own ids', () => {
  const ids = html('prices.html')('[id]')
    .toArray()
    .map((one) => one.attribs.id);
  expect(ids).toEqual(expect.arrayContaining(['terms', 'terms-1', 'questions', 'questions-1']));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a second language has only its two translated pages', () => {
  expect(
    files()
      .filter((file) => /^nb[/.].*html$/.test(file))
      .sort(),
  ).toEqual(['nb.html', 'nb/prices.html']);
  const listed = text('sitemap.xml').match(/<loc>[^<]*\/nb[^<]*/g) ?? [];
  expect(listed.map((one) => one.replace(/.*(?=\/nb)/, '')).sort()).toEqual(['/nb', '/nb/prices']);
  expect(text('nb/llms.txt')).not.toContain('feed');
  expect(files()).not.toContain('nb/feed.xml');
  expect(text('nb.html')).not.toContain('feed.xml');
});

test('menus of the second language use its titles, and links to other languages say so', () => {
  const $ = html('nb/prices.html');
  const links = linksOf($, '.site-header a, footer a').join();
  expect(links).toContain('Priser /nb/prices');
  expect(links).not.toMatch(/About|Blog|Contact|Prices/);
  const contact = $('main a[href="/contact"]');
  expect(contact.attr('hreflang')).toBe('en');
  // Untranslated pages link only to its home page.
  expect(linksOf(html('contact.html'), 'a[hreflang=nb]').join()).toContain('/nb');
});
