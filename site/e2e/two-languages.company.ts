import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { writeNew } from '../../scripts/new.ts';
import { type Service, startService } from '../../test/service.ts';
import { buildElsewhere } from './support/build-elsewhere.ts';
import { field, sendButton } from './support/form.ts';
import { menu, openMenu } from './support/places.ts';
import { saidBy, untranslated, writePseudoLanguage } from './support/pseudo-language.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { expect, test } from './support/test.ts';

// A company in two languages, the second one written from right to left and without one of the pages:
// docs/decisions/0010-languages.md

// In one process: all look at one build.
test.describe.configure({ mode: 'default' });

const company = join(temporaryFolder(), 'halden');
let dist = '';
let site: Service | undefined;

const read = (file: string) => readFileSync(join(company, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(company, file), text);

type Words = { languages: Record<'label' | 'elsewhere' | 'offer' | 'close', string> };
const words = (file: string) => parse(read(file)) as Words;

test.beforeAll(async () => {
  writeNew('company', 'Halden & Rye', company);
  writeNew('service', 'Second Service', company);
  const article = 'articles/a-first-article.md';
  write(article, `${read(article)}\n[The second](/services/second-service#questions)\n`);
  write('company.yaml', `${read('company.yaml')}languages: [en, ar]\n`);
  const languages = '{ label: Language, elsewhere: not here, offer: This page, close: Close }';
  write('words.yaml', `${read('words.yaml')}languages: ${languages}\n`);
  writePseudoLanguage(company, 'ar');
  const addresses = { contact: 'ittasil', 'thank-you': 'shukran' };
  write('ar/words.yaml', stringify({ ...words('ar/words.yaml'), addresses }));
  rmSync(join(company, 'ar/services/second-service.yaml'));
  dist = await buildElsewhere({ COMPANY: company });
  site = await startService({ env: { SITE_DIR: dist, COMPANY: company } });
});
test.afterAll(() => site?.stop());

const html = (file: string) => readFileSync(join(dist, file), 'utf8');
const further = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^ar(\/.*)?\.html$/.test(file));

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${site?.url}${path}`);
}

test('no page and no answer holds a text that is not of its language', () => {
  const lost = untranslated(company);
  expect(further().length).toBeGreaterThan(10);
  for (const file of further()) expect(lost(...saidBy(html(file))), file).toEqual([]);
});

test('a page that is not translated is not made, and what leads to it says so', () => {
  expect(further().filter((file) => file.includes('second-service'))).toEqual([]);
  const missing = html('services/second-service.html');
  expect(missing).not.toContain('<link rel="alternate" hreflang');
  // The switch leads to the nearest page there is.
  const { languages } = words('words.yaml');
  const list = RegExp(`<ul aria-label="${languages.label}"[^>]*>[^]*?</ul>`).exec(missing)?.[0];
  expect(list).toContain('href="/ar"');
  expect(list).toContain('<small');
  expect(html('ar/blog/a-first-article.html')).toMatch(
    /href="\/services\/second-service#questions" hreflang="en" data-in="[^"]+"/,
  );
  for (const file of further())
    expect(/<footer[^]*<\/footer>/.exec(html(file))?.[0], file).not.toContain('second-service');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch leads to the same page, where the form is answered in its language', async ({
    page,
    watched,
  }) => {
    watched.errors.push(/429 \(Too Many Requests\)/);
    const own = await startService({
      env: { SITE_DIR: dist, COMPANY: company, RATE_LIMIT_MAX: '1' },
    });
    try {
      const language = page.locator('html');
      await page.goto(`${own.url}/contact`);
      await page.getByRole('contentinfo').locator('a[hreflang=ar]').click();
      await expect(page).toHaveURL(/\/ar\/ittasil$/);
      await page.locator('textarea').fill('مرحبا');
      await page.locator('form button').click();
      await expect(page).toHaveURL(/\/ar\/shukran$/);
      await expect(language).toHaveAttribute('lang', 'ar');
      await page.goto(`${own.url}/ar/ittasil`);
      await page.locator('textarea').fill('مرة أخرى');
      await page.locator('form button').click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(language).toHaveAttribute('lang', 'ar');
      await expect(page.locator('textarea')).toHaveValue('مرة أخرى');
      // It is sent again in the same language.
      await expect(page.locator('input[name=language]')).toHaveValue('ar');
    } finally {
      await page.close();
      await own.stop();
    }
  });
});

test.describe('for somebody who reads the second language', () => {
  test.use({ locale: 'ar' });

  test('one quiet line offers the page in it, and stays away once closed', async ({ page }) => {
    const { offer, close } = words('ar/words.yaml').languages;
    const line = page.locator('body > aside');
    await open(page, '/contact', 390);
    await expect(line.getByRole('link')).toHaveText(offer);
    await expect(line).toHaveAttribute('lang', 'ar');
    await line.getByRole('link').click();
    await expect(page).toHaveURL(/\/ar\/ittasil$/);
    await expect(line).toHaveCount(0);
    await open(page, '/contact', 390);
    await line.getByRole('button', { name: close }).click();
    await expect(line).toHaveCount(0);
    await page.goto(`${site?.url}/blog`, { waitUntil: 'networkidle' });
    await expect(line).toHaveCount(0);
  });
});

test('no page from right to left is wider than the window, and no drawing is mirrored', async ({
  page,
}) => {
  const pages = further().filter((file) => !/404|enquiry-failed/.test(file));
  for (const file of pages)
    for (const width of [320, 1280]) {
      await open(page, `/${file.replace(/\.html$/, '')}`, width);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const seen = await page.evaluate(() => {
        scrollTo(-1e4, 0);
        const root = document.documentElement;
        return {
          wider: root.scrollWidth - root.clientWidth,
          scrolled: scrollX,
          mirrored: [...document.querySelectorAll('svg')].filter((drawing) => {
            const { a = 1, b = 0, c = 0, d = 1 } = drawing.getScreenCTM() ?? {};
            return a * d - b * c < 0;
          }).length,
        };
      });
      expect(seen, `${file} at ${width}`).toEqual({ wider: 0, scrolled: 0, mirrored: 0 });
    }
});

/** Where something is sideways. */
const sides = async (of: Locator) => {
  const { x = NaN, width = NaN } = (await of.boundingBox()) ?? {};
  return { left: x, right: x + width };
};

test('header and form begin on the right, and the menu comes from the left', async ({ page }) => {
  await open(page, '/ar/ittasil', 1280);
  const header = page.locator('.site-header');
  const name = await sides(header.locator('.wordmark').first());
  const links = header.locator('nav').first().locator('a, button').filter({ visible: true });
  expect(name.right).toBeGreaterThan(1150);
  expect((await sides(links.first())).right).toBeLessThan(name.left);
  expect((await sides(links.last())).right).toBeLessThan((await sides(links.first())).left);
  const [first, email] = [field(page, 'name'), field(page, 'email')];
  expect((await sides(email)).right).toBeLessThan((await sides(first)).left);
  await expect(email).toHaveCSS('direction', 'ltr');
  await expect(field(page, 'message')).toHaveCSS('unicode-bidi', 'plaintext');

  await open(page, '/ar/ittasil', 390);
  expect((await sides(openMenu(page))).left).toBeLessThan(30);
  await openMenu(page).click();
  await expect.poll(async () => (await sides(menu(page))).left).toBe(0);
});

test('a draft in the form is there in the other language', async ({ page }) => {
  await open(page, '/contact', 390);
  await sendButton(page).scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:has(form)')).not.toHaveAttribute('ssr');
  await field(page, 'message').fill('Half a message');
  await page.getByRole('contentinfo').locator('a[hreflang=ar]').click();
  await expect(page).toHaveURL(/\/ar\/ittasil$/);
  await expect(field(page, 'message')).toHaveValue('Half a message');
});
