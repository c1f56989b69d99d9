import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { crawlSite } from '../check/pages/crawl-site.ts';
import {
  buildLongBlog,
  commonTag,
  emptyColumn,
  kitchenSink,
  rareTag,
} from './support/long-blog.ts';
import { type Service, startService } from '../../scripts/lib/service.ts';
import { expect, test } from './support/test.ts';

// A blog of sixty articles by three authors, in a company made for this test.
test.describe.configure({ mode: 'default' });

let dist = '';
let service: Service | undefined;
const urlOf = (path: string) => `${service?.url}${path}`;

test.beforeAll(async () => {
  dist = await buildLongBlog(60);
  service = await startService({ env: { SITE_DIR: dist } });
});
test.afterAll(() => service?.stop());

const open = (page: Page, path: string) => page.goto(urlOf(path));
const cards = (page: Page) => page.locator('main li:has(h2)');
const titles = (page: Page) => cards(page).locator('h2').allTextContents();

test('a footer column for an empty folder is left out, and so is its list page', async ({
  page,
}) => {
  await open(page, '/blog');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation').first()).toBeVisible();
  await expect(footer).not.toContainText(emptyColumn);
  expect(existsSync(join(dist, 'work.html'))).toBe(false);
});

test('the blog’s pages show all sixty articles once, newest first, twelve at a time', async ({
  page,
}) => {
  const listedTitles: string[] = [];
  await open(page, '/blog');
  for (const number of [1, 2, 3, 4, 5]) {
    const path = number === 1 ? '/blog' : `/blog/page/${number}`;
    await expect(page).toHaveURL(urlOf(path));
    await expect(cards(page)).toHaveCount(12);
    await expect(page.locator('main [aria-current="page"] [aria-hidden]')).toHaveText(`${number}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    listedTitles.push(...(await titles(page)));
    const next = page.locator('main a[rel="next"]');
    if (number < 5) await next.click();
    else await expect(next).toHaveCount(0);
  }
  expect(new Set(listedTitles).size).toBe(60);
  const numbered = listedTitles.filter((title) => title.startsWith('Article number'));
  expect(numbered).toEqual(numbered.toSorted().reverse());
  await page.locator('main a[rel="prev"]').click();
  await expect(page).toHaveURL(/\/blog\/page\/4$/);
});

test('a subject has pages with only its articles, and a feed that its page names', async ({
  page,
}) => {
  await open(page, '/blog');
  await page.getByRole('link', { name: commonTag.name, exact: true }).click();
  await expect(page).toHaveURL(urlOf(commonTag.path));
  await expect(page.locator('h1')).toContainText(commonTag.name);
  await expect(cards(page)).toHaveCount(12);
  await page.locator('main a[rel="next"]').click();
  await expect(page).toHaveURL(urlOf(`${commonTag.path}/page/2`));

  await open(page, rareTag.path);
  await expect(cards(page)).toHaveCount(4);
  await expect(page.locator('main a[rel="next"]')).toHaveCount(0);
  const href = `${rareTag.path}/feed.xml`;
  const feedLink = page.locator(
    `link[rel="alternate"][type="application/atom+xml"][href="${href}"]`,
  );
  await expect(feedLink).toHaveCount(1);
  await expect(page.locator(`main a[href="${href}"]`)).toHaveCount(1);
  const answer = await page.request.get(urlOf(href));
  expect(answer.headers()['content-type']).toContain('application/atom+xml');
  const feed = await answer.text();
  expect(feed.match(/<entry>/g)).toHaveLength(4);
  expect(feed).toContain('<author><name>Ines Falk</name></author>');
  const sitemap = await (await page.request.get(urlOf('/sitemap.xml'))).text();
  for (const path of ['/blog/page/5', commonTag.path, rareTag.path, `${commonTag.path}/page/2`])
    expect(sitemap).toContain(`${path}</loc>`);
});

test('an article names its author, its subjects and three related articles', async ({ page }) => {
  await open(page, kitchenSink);
  const article = page.getByRole('article');
  await expect(article.locator('header')).toContainText('Ines Falk');
  await expect(article.locator('header a[rel="tag"]')).toHaveText([commonTag.name, rareTag.name]);
  await expect(page.getByRole('group', { name: 'Ines Falk' })).toContainText('Ask me how');
  await expect(page.locator('meta[name="author"]')).toHaveAttribute('content', 'Ines Falk');
  const related = page.locator('[aria-labelledby="related"] h3');
  await expect(related).toHaveText([/0040$/, /0020$/, /0000$/]);
  await open(page, '/blog/a-first-article');
  await expect(page.locator('[aria-labelledby="related"]')).toHaveCount(0);
});

test('lists and articles have no problem at any width, light and dark', async ({ browser }) => {
  const pages = [kitchenSink, '/blog/page/3', commonTag.path];
  const problems = await crawlSite(
    browser,
    urlOf(''),
    pages.map((path) => ({ path, status: 200 })),
  );
  expect(problems).toEqual([]);
});

test('an article’s wide table is stacked on a phone; elsewhere the keyboard scrolls it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, kitchenSink);
  const table = page.getByRole('group', { name: 'What grows where' });
  expect(await table.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 648, height: 800 });
  await expect(table).toHaveAttribute('tabindex', '0');
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
});
