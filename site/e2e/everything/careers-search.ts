import type { Page } from '@playwright/test';
import { axeProblems } from '../../check/pages/axe.ts';
import { checkboxes } from '../support/places.ts';
import { field, sendButton } from '../support/form.ts';
import { expect } from '../support/test.ts';
import { readBuilt, test } from './company.ts';

test('the list of jobs, the sitemap and llms.txt contain every open job', () => {
  for (const list of ['jobs.html', 'sitemap.xml', 'llms.txt'])
    expect([...readBuilt(list).matchAll(/\/jobs\/([\w-]+)/g)].map(([, slug]) => slug)).toEqual(
      expect.arrayContaining(['backend-engineer', 'field-designer']),
    );
  expect(readBuilt('jobs.html')).not.toContain('Nothing is open');
  expect(readBuilt('jobs.html')).toContain('Apply until March 31, 2999');
});

test('applicants use an address, or the form, whose message names the job', () => {
  const form = readBuilt('jobs/backend-engineer.html');
  expect(form).toMatch(/<textarea[^>]*>I apply as Backend engineer\.\s*<\/textarea>/);
  expect(form).toContain('id="questions"');
  const address = readBuilt('jobs/field-designer.html');
  expect(address).toContain('href="mailto:jobs@example.com?subject=Field%20designer"');
  expect(address).toContain('>jobs@example.com</p>');
  expect(address).not.toContain('<form');
});

test('applicants are not asked what they need help with, and what they wrote survives a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/jobs/backend-engineer');
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  await expect(page.locator('astro-island[ssr]:has(form)')).toHaveCount(0);
  await expect(checkboxes(page).filter({ visible: true })).toHaveCount(0);
  await field(page, 'message').press('Control+End');
  await field(page, 'message').pressSequentially('Ten years of it.');
  await page.reload();
  await page.locator('form').scrollIntoViewIfNeeded();
  const message = /^I apply as Backend engineer\.\s+Ten years of it\.$/;
  await expect(field(page, 'message')).toHaveValue(message);
  await page.locator('[name=field_cv]').fill('ada.example');
  const sent = page.waitForRequest('**/api/send-email');
  await sendButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    message: expect.stringMatching(message) as unknown,
    form: 'application',
    services: {},
  });
  await expect(page.getByText('Ten years of it.')).toHaveCount(0);
  await expect(field(page, 'message')).toHaveValue(/^I apply as Backend engineer\.\s+$/);
});

test('the pages of jobs and search have no problem that axe finds, and fit a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/search?q=design');
  expect(await axeProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('each language lists its own jobs', () => {
  const list = readBuilt('ar/jobs.html');
  expect(list).toContain('href="/ar/jobs/backend-engineer"');
  expect(list).not.toContain('/jobs/field-designer');
});

const index = (file: string) => JSON.parse(readBuilt(file)) as Record<string, string>;

test('each language has a small index of its own, without pages that are not public or not for search engines', () => {
  const [first, arabic] = [index('search.json'), index('ar/search.json')];
  for (const [file, pages] of Object.entries({ 'search.json': first, 'ar/search.json': arabic }))
    expect(Buffer.byteLength(readBuilt(file))).toBeLessThanOrEqual(600 * Object.keys(pages).length);
  expect(first['/blog/uber-grosse']).toContain('heron');
  for (const path of [
    '/',
    '/about',
    '/services/web-development',
    '/industry/retail',
    '/jobs/backend-engineer',
  ])
    expect(first[path], path).toBeTruthy();
  expect(
    Object.keys(first).filter((path) => /quiet|unfinished|coming|past|search/.test(path)),
  ).toEqual([]);
  expect(arabic['/ar/about']).toBeTruthy();
  expect(Object.keys(arabic).every((path) => path.startsWith('/ar'))).toBe(true);
  const page = readBuilt('search.html');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect([...page.matchAll(/<h2[^>]*><a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
    Object.keys(first),
  );
  expect(readBuilt('sitemap.xml')).not.toContain('/search');
});

const results = (page: Page) => page.locator('main li:visible').getByRole('link');
const status = (page: Page) => page.getByRole('status');

test('typing finds pages by their words, with the keyboard alone, and the address keeps the search', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/search');
  const all = await results(page).count();
  expect(all).toBe(Object.keys(index('search.json')).length);
  expect(fetched).not.toContain('/search.json');
  await page.getByRole('searchbox').press('h');
  await page.getByRole('searchbox').pressSequentially('éron');
  await expect(results(page)).toHaveText(['Über Größe']);
  await expect(status(page)).toHaveText('Pages found: 1');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('?q=h%C3%A9ron');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(results(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/blog/uber-grosse');
  await page.goBack();
  await expect(results(page)).toHaveText(['Über Größe']);
  await page.getByRole('searchbox').fill('');
  await expect(results(page)).toHaveCount(all);
  await page.keyboard.press('Tab');
  expect(new URL(page.url()).search).toBe('');
});

test('a link to a search shows its results, and a search for nothing says so', async ({ page }) => {
  await page.goto('/search?q=GROSSE');
  await expect(page.getByRole('searchbox')).toHaveValue('GROSSE');
  await expect(results(page)).toHaveText(['Über Größe']);
  expect(
    await page.evaluate(() =>
      [...(CSS.highlights.get('found') ?? [])].map(({ startContainer, startOffset, endOffset }) =>
        startContainer.textContent?.slice(startOffset, endOffset),
      ),
    ),
  ).toEqual(['Größe', 'Größe']);
  await page.goto('/search?q=%3Cb%3Eqwxyz');
  await expect(status(page)).toHaveText(
    'No page says “<b>qwxyz”. Try another word, or a shorter one.',
  );
  await expect(results(page)).toHaveCount(0);
});

test('while the index loads or cannot be loaded, titles are searched, and the page says so', async ({
  page,
  watched,
}) => {
  watched.errors.push(/search\.json|Failed to load resource/);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/search.json', async (route) => {
    await answered;
    await route.abort();
  });
  await page.goto('/search?q=backend');
  await expect(status(page)).toHaveText('Looking …');
  await expect(results(page)).toHaveText(['Backend engineer']);
  answer();
  await expect(status(page)).toHaveText(
    'Pages found: 1 Only titles and summaries were searched, because the connection failed.',
  );
  await page.unroute('**/search.json');
  await page.getByRole('searchbox').fill('heron');
  await expect(results(page)).toHaveText(['Über Größe']);
});

test('without script the page is a list of all pages, in its own language', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/ar/search?q=x');
  await expect(results(page)).toHaveCount(Object.keys(index('ar/search.json')).length);
  await expect(page.locator('form')).toBeHidden();
  await context.close();
});
