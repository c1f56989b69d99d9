import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { load } from 'cheerio/slim';
import { startService } from '../../../scripts/lib/service.ts';
import { builtProblems } from '../../check/pages/built-problems.ts';
import { readRoutes } from '../../check/pages/routes.ts';
import { linksOf } from '../../../test/built.ts';
import { field } from '../support/form.ts';
import { menu, openMenu } from '../support/places.ts';
import { textsOfPage, untranslated } from '../support/pseudo-language.ts';
import { expect, test } from '../support/test.ts';
import { company, dist, site, words } from './company.ts';

// docs/decisions/0010-languages.md

const text = (file: string) => readFileSync(join(dist, file), 'utf8');
const html = (file: string) => load(text(file));
const pages = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'));
const isFurther = (file: string) => /^ar[/.]/.test(file);
const further = () => pages().filter(isFurther);
const pathOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;
test('no page, feed or answer contains a text in another language', async ({ request }) => {
  const lost = untranslated(company);
  expect(further().length).toBeGreaterThan(10);
  for (const file of further()) expect(lost(...textsOfPage(text(file))), file).toEqual([]);
  const titles = [...text('ar/feed.xml').matchAll(/<title>([^<]*)/g)];
  expect(lost(...titles.map(([, title = '']) => title))).toEqual([]);
  const refused = await request.post(`${site?.url}/api/send-email`, {
    headers: { 'Content-Language': 'ar', 'Content-Type': 'application/json' },
    data: 'x'.repeat(70_000),
  });
  expect(refused.status()).toBe(413);
  expect(refused.headers()['content-language']).toBe('ar');
  const { title, detail } = (await refused.json()) as Record<string, string>;
  expect(lost(title ?? 'no title', detail ?? 'no detail')).toEqual([]);
  const missing = await request.get(`${site?.url}/ar/nowhere`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('<html lang="ar"');
  expect((await request.get(`${site?.url}/ar/enquiry-failed/too-many`)).status()).toBe(404);
});

test('each page states its language and its address, and links to its versions both ways', async () => {
  const problems = await builtProblems(dist, readRoutes(company).all);
  expect(problems.filter(({ kind }) => kind === 'address')).toEqual([]);
  for (const file of pages())
    expect(html(file)('html').attr('lang'), file).toBe(isFurther(file) ? 'ar' : 'en');
  const $ = html('ar.html');
  expect($('meta[property="og:locale"]').attr('content')).toMatch(/^ar/);
  expect(html('ar/ittasil.html')('meta[property="og:image"]').attr('content')).toMatch(
    /\/share\/ar\/ittasil\.png$/,
  );
  expect($('link[href="/ar/feed.xml"]')).toHaveLength(1);
  expect($('script[type="application/ld+json"]').text()).toContain('"inLanguage":"ar"');
  expect(text('ar/feed.xml')).toContain('xml:lang="ar"');
  expect(text('ar/llms.txt')).toContain('/ar/ittasil');
  expect(JSON.parse(text('ar/manifest.webmanifest'))).toMatchObject({
    lang: 'ar',
    start_url: '/ar',
  });
  const listed = text('sitemap.xml').split('\n');
  for (const path of ['/contact', '/ar/ittasil']) {
    const url = listed.find((line) => line.includes(`${path}</loc>`));
    expect(url).toMatch(/hreflang="en" href="[^"]*\/contact"/);
    expect(url).toMatch(/hreflang="ar" href="[^"]*\/ar\/ittasil"/);
  }
});

test('an untranslated page is not built, and links to it name the other language or are removed', () => {
  expect(further().filter((file) => /second-service|about/.test(file))).toEqual([]);
  expect(html('services/second-service.html')('link[hreflang]')).toHaveLength(0);
  const around = '.site-header a, footer a';
  const links = linksOf(html('index.html'), around).join();
  for (const path of ['/services/second-service', '/about']) expect(links).toContain(path);
  expect(text('index.html')).toContain('It is the second.');
  for (const file of further()) {
    const $ = html(file);
    const links = linksOf($, around);
    expect(links.length, file).toBeGreaterThan(5);
    const elsewhere = / \/(services\/second-service|about)/;
    expect(
      links.filter((link) => elsewhere.test(link)),
      file,
    ).toEqual([]);
    // Links of the language switch and of the offer state their language without it.
    const foreignLinks = $(
      'a[href^="/"]:not([href^="/ar/"], [href="/ar"], [href^="/ar#"], ul[aria-label] a, body > nav a)',
    );
    for (const link of foreignLinks.toArray()) {
      const { href = '', hreflang, ...more } = $(link).attr() ?? {};
      if (/\.\w+$/.test(href) || $(link).closest('ul').find('[hreflang]').length > 0) continue;
      expect({ href, hreflang, said: 'data-in' in more }, file).toMatchObject({
        hreflang: 'en',
        said: true,
      });
    }
  }
  expect(text('ar/blog/a-first-article.html')).toMatch(
    /href="\/services\/second-service#questions" hreflang="en" data-in="[^"]+"/,
  );
  // The switch leads to the same page, or says that it leads to the nearest one.
  const { label } = words('words.yaml').languages;
  const switches = (file: string) => {
    const $ = html(file);
    return $(`ul[aria-label="${isFurther(file) ? words('ar/words.yaml').languages.label : label}"]`)
      .toArray()
      .map((list) => [$(list).find('a').attr('href'), $(list).find('small').length > 0]);
  };
  const everywhere = (href: string, nearest: boolean) => Array(3).fill([href, nearest]);
  expect(switches('contact.html')).toEqual(everywhere('/ar/ittasil', false));
  expect(switches('ar/ittasil.html')).toEqual(everywhere('/contact', false));
  expect(switches('services/second-service.html')).toEqual(everywhere('/ar', true));
  expect(switches('404.html')).toEqual(everywhere('/ar', true));
  const offered = (file: string) => html(file)('body > nav[lang] a').attr('href');
  expect(offered('contact.html')).toBe('/ar/ittasil');
  expect(offered('ar/ittasil.html')).toBe('/contact');
  expect(offered('services/second-service.html')).toBeUndefined();
});

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${site?.url}${path}`);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the language switch leads to the same page, whose form is answered in its language', async ({
    page,
    context,
    watched,
  }) => {
    watched.errors.push(/429 \(Too Many Requests\)/);
    const limited = await startService({
      env: { SITE_DIR: dist, COMPANY: company, RATE_LIMIT_MAX: '1' },
    });
    try {
      const language = page.locator('html');
      await page.goto(`${limited.url}/contact`);
      await expect(page.locator('input[name=language]')).toHaveCount(0);
      await page.getByRole('contentinfo').locator('a[hreflang=ar]').click();
      await expect(page).toHaveURL(/\/ar\/ittasil$/);
      await page.locator('textarea').fill('مرحبا');
      await page.locator('form button').click();
      await expect(page).toHaveURL(/\/ar\/shukran$/);
      await expect(language).toHaveAttribute('lang', 'ar');
      await page.goto(`${limited.url}/ar/ittasil`);
      await page.locator('textarea').fill('مرة أخرى');
      await page.locator('form button').click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(language).toHaveAttribute('lang', 'ar');
      await expect(page.locator('textarea')).toHaveValue('مرة أخرى');
      // The form is sent again in the same language.
      await expect(page.locator('input[name=language]')).toHaveValue('ar');
      expect(await context.cookies()).toEqual([]);
    } finally {
      await page.close();
      await limited.stop();
    }
  });
});

/** Runs in the page. Returns how much wider it is than the window, and how many drawings are mirrored. */
function mirroredFaults() {
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
}

test('no right-to-left page is wider than the window, and no drawing is mirrored', async ({
  page,
}) => {
  for (const file of further().filter((file) => !/404|enquiry-failed/.test(file)))
    for (const width of [320, 1280]) {
      await open(page, pathOf(file), width);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect(await page.evaluate(mirroredFaults), `${file} at ${width}`).toEqual({
        wider: 0,
        scrolled: 0,
        mirrored: 0,
      });
    }
});

const sides = async (element: Locator) => {
  const { x = NaN, width = NaN } = (await element.boundingBox()) ?? {};
  return { left: x, right: x + width };
};

test('a language without open jobs says so', () => {
  const list = text('ar/jobs.html');
  expect(list).toMatch(/Ñöŧħíñğ íš[^]*<a href="\/ar\/ittasil"/);
  expect(list).not.toContain('/jobs/');
});

test('header and form begin on the right, and the menu comes from the left', async ({ page }) => {
  await open(page, '/ar/ittasil', 1280);
  const header = page.locator('.site-header');
  const name = await sides(header.locator('.wrap > a').first());
  const links = header.locator('nav').first().locator('a, button').filter({ visible: true });
  expect(name.right).toBeGreaterThan(1150);
  expect((await sides(links.first())).right).toBeLessThan(name.left);
  expect((await sides(links.last())).right).toBeLessThan((await sides(links.first())).left);
  const [first, email] = [field(page, 'name'), field(page, 'email')];
  expect((await sides(email)).right).toBeLessThan((await sides(first)).left);
  await expect(email).toHaveCSS('direction', 'ltr');
  await expect(email).toHaveCSS('text-align', 'end');
  for (const free of ['name', 'message'] as const)
    await expect(field(page, free)).toHaveCSS('unicode-bidi', 'plaintext');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await sides(page.locator('.skip-link'))).right).toBe(1272);

  await open(page, '/ar/ittasil', 390);
  expect((await sides(openMenu(page))).left).toBeLessThan(30);
  await openMenu(page).click();
  await expect.poll(async () => (await sides(menu(page))).left).toBe(0);
});

test('addresses and telephone numbers keep their direction', async ({ page }) => {
  for (const width of [390, 1280]) {
    await open(page, '/ar/ittasil', width);
    for (const kind of ['mailto', 'tel']) {
      const link = page.locator(`a[href^="${kind}:"]`).filter({ visible: true }).first();
      const order = await link.evaluate((link) => {
        const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() as Text;
        return [...text.data].map((_, index) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const { left, top, height } = range.getBoundingClientRect();
          return left + (top / height) * innerWidth;
        });
      });
      expect(order.length).toBeGreaterThan(5);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
  }
});
