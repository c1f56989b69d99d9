import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeNew } from '../../scripts/new.ts';
import { type Service, startService } from '../../test/service.ts';
import { axeFaults } from '../check/pages/axe.ts';
import { buildElsewhere } from './support/build-elsewhere.ts';
import { field, sendButton } from './support/form.ts';
import { writePseudoLanguage } from './support/pseudo-language.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { expect, test } from './support/test.ts';

// A company that looks for people, in two languages, the second one written from right to left.

test.describe.configure({ mode: 'default' });

const company = join(temporaryFolder(), 'halden');
let dist = '';
let site: Service | undefined;

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

const change = (path: string, how: (text: string) => string) =>
  writeFileSync(join(company, path), how(readFileSync(join(company, path), 'utf8')));

/** A new page of a kind, after a change. */
function add(what: string, title: string, how: (text: string) => string): void {
  const [path = ''] = writeNew(what, title, company);
  writeFileSync(path, how(readFileSync(path, 'utf8')));
}
const day = (date: string, closes: string) => (text: string) =>
  text.replace(/^date: .*/m, `date: ${date}\ncloses: ${closes}`);

test.beforeAll(async () => {
  writeNew('company', 'Halden & Rye', company);
  add(
    'job',
    'Backend engineer',
    (text) =>
      `${day('2020-01-05', '2999-03-31')(text)}salary: { currency: EUR, from: 60000, per: year }\nbands:\n  - kind: questions\n    heading: Asked before\n    questions:\n      - { question: One, answer: Yes it is }\n      - { question: Two, answer: Yes it is }\n      - { question: Three, answer: Yes it is }\n`,
  );
  add('job', 'Field designer', (text) => `${text}apply: mailto:jobs@example.com\n`);
  add('job', 'Coming apprentice', day('2999-01-05', '2999-02-01'));
  add('job', 'Unfinished post', (text) => `draft: true\n${text}`);
  add('job', 'Past post', day('2020-01-05', '2020-02-01'));
  change('company.yaml', (text) => `${text}languages: [en, ar]\n`);
  const words = '{ label: Language, elsewhere: not here, offer: This page, close: Close }';
  change('words.yaml', (text) => `${text}languages: ${words}\n`);
  writePseudoLanguage(company, 'ar');
  rmSync(join(company, 'ar/jobs'), { recursive: true });
  dist = await buildElsewhere({ COMPANY: company });
  site = await startService({ env: { SITE_DIR: dist, COMPANY: company } });
});
test.afterAll(() => site?.stop());

type Thing = Record<string, unknown> & { '@type': string };
function thingsOf(file: string): Thing[] {
  const [, json = '{}'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(read(file)) ?? [];
  return (JSON.parse(json) as { '@graph': Thing[] })['@graph'];
}

test('a job has a page with what search engines want of it, and nothing of one that is not open is there', () => {
  const things = thingsOf('jobs/backend-engineer.html');
  expect(things.find((thing) => thing['@type'] === 'JobPosting')).toMatchObject({
    title: 'Backend engineer',
    description: expect.stringMatching(/^<p>.*<li>/s) as string,
    datePosted: '2020-01-05',
    validThrough: '2999-03-31T23:59:59',
    jobLocationType: 'TELECOMMUTE',
    baseSalary: { value: { value: 60_000 } },
    directApply: true,
  });
  expect(JSON.stringify(things)).toContain('"name":"Jobs","item":"http://127.0.0.1:3000/jobs"');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const kept of ['coming-apprentice', 'unfinished-post', 'past-post'])
    expect(files.filter((file) => file.includes(kept))).toEqual([]);
  for (const list of ['jobs.html', 'sitemap.xml', 'llms.txt'])
    expect([...read(list).matchAll(/\/jobs\/([\w-]+)/g)].map(([, slug]) => slug)).toEqual(
      expect.arrayContaining(['backend-engineer', 'field-designer']),
    );
  expect(read('jobs.html')).not.toMatch(/apprentice|Unfinished|Past post|Nothing is open/);
  expect(read('jobs.html')).toContain('Apply until 31 March 2999');
});

test('the site is built again on the day after a last day, or when a job begins', () => {
  expect(JSON.parse(read('built-site.json'))).toMatchObject({ rebuildOn: '2999-01-05' });
});

test('one applies in the form, whose message names the job, or at an address', () => {
  const form = read('jobs/backend-engineer.html');
  expect(form).toMatch(/<textarea[^>]*>I apply as Backend engineer\.\s*<\/textarea>/);
  expect(form).toContain('id="questions"');
  const address = read('jobs/field-designer.html');
  expect(address).toContain('href="mailto:jobs@example.com?subject=Field%20designer"');
  expect(address).toContain('>jobs@example.com</p>');
  expect(address).not.toContain('<form');
});

test('nobody who applies is asked what they need help with, and what was written survives a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site?.url}/jobs/backend-engineer`);
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  await expect(page.locator('astro-island[ssr]:has(form)')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await field(page, 'message').press('Control+End');
  await field(page, 'message').pressSequentially('Ten years of it.');
  await page.reload();
  await page.locator('form').scrollIntoViewIfNeeded();
  const message = /^I apply as Backend engineer\.\s+Ten years of it\.$/;
  await expect(field(page, 'message')).toHaveValue(message);
  const sent = page.waitForRequest('**/api/send-email');
  await sendButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    message: expect.stringMatching(message) as string,
    services: { webDevelopment: false },
  });
  await expect(page.getByText('Ten years of it.')).toHaveCount(0);
  await expect(field(page, 'message')).toHaveValue(/^I apply as Backend engineer\.\s+$/);
});

for (const path of ['/jobs', '/jobs/backend-engineer', '/jobs/field-designer', '/ar/jobs'])
  test(`${path} has no fault that axe finds, and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${site?.url}${path}`);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

test('a language in which no job is open says so', () => {
  const list = read('ar/jobs.html');
  expect(list).toMatch(/Ñöŧħíñğ íš[^]*<a href="\/ar\/contact"/);
  expect(list).not.toContain('/jobs/');
});
