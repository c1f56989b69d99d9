import { company, people } from './support/company.ts';
import { articles, blog, blogPage } from '../../test/content.ts';
import { contents } from './support/places.ts';
import { anArticle } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

const { copy, copied } = blog.labels;
/** An article with code in it. */
const sampled = articles.find(({ samples }) => samples > 0);

/** What an article's published line says, around its date. */
const publishedLine = (shownDate: string, author = '') =>
  blog.labels.published
    .replace('{date}', shownDate)
    .replace('{company}', company.name)
    .replace('{author}', people.find(({ id }) => id === author)?.name ?? company.name);

test('the blog shows each article with picture, title, description and date', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.locator('main li:has(h2)');
  const first = articles.slice(0, blogPage);
  await expect(cards).toHaveCount(first.length);
  for (const [at, { slug, title, shownDate, date }] of first.entries()) {
    const card = cards.nth(at);
    await expect(card.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'href',
      `/blog/${slug}`,
    );
    await expect(card.locator('time')).toHaveText(shownDate);
    await expect(card.locator('time')).toHaveAttribute('datetime', date);
    await expect(card.locator('p').last()).toHaveText(/\S/);
  }
});

test('the cards of the blog are in one, two and three columns', async ({ page }) => {
  await page.goto('/blog');
  for (const [width, columns] of [
    [390, 1],
    [640, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all(
      (await page.locator('main li:has(h2)').all()).map((card) => card.boundingBox()),
    );
    expect(new Set(boxes.map((box) => box?.x)).size, `${width}`).toBe(
      Math.min(columns, articles.length),
    );
    // The third of a row of two is no wider than the others.
    const widths = boxes.map((box) => box?.width ?? 0);
    expect(Math.max(...widths) - Math.min(...widths), `${width}`).toBeLessThan(1);
  }
});

for (const [at, { slug, title, author, shownDate, date, revised }] of articles.entries()) {
  test(`the article ${slug} has its date, author, contents and neighbours`, async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(title);
    const line = article.locator('header p', { has: page.locator('time') }).first();
    await expect(line).toHaveText(publishedLine(shownDate, author));
    await expect(line.locator('time')).toHaveAttribute('datetime', date);
    const modified = page.locator('meta[property="article:modified_time"]');
    if (revised) await expect(modified).toHaveAttribute('content', revised);
    else await expect(modified).toHaveCount(0);
    await expect(article.locator('header time')).toHaveCount(revised ? 2 : 1);
    if (revised)
      await expect(article.locator('header time').last()).toHaveAttribute('datetime', revised);
    const sections = await article.getByRole('heading', { level: 2 }).allTextContents();
    await expect(contents(page).last().locator('a')).toHaveText(sections);
    const neighbours = page.locator('main a[rel="prev"], main a[rel="next"]');
    const expected = [articles[at - 1], articles[at + 1]].filter((one) => one !== undefined);
    await expect(neighbours).toHaveText(
      expected.map((one) => new RegExp(`${RegExp.escape(one.title)}$`)),
    );
  });
}

test('the contents of an article fold open on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(anArticle);
  const folded = contents(page).first();
  await expect(folded).toBeHidden();
  await page.locator('main .contents-list summary').click();
  await expect(folded).toBeVisible();
  const last = folded.locator('a').last();
  const fragment = (await last.getAttribute('href')) ?? '';
  await last.click();
  await expect(page).toHaveURL(`${anArticle}${fragment}`);
  await expect(page.locator(`[id="${fragment.slice(1)}"]`)).toBeInViewport();
});

if (sampled)
  test('the button of a code sample copies it and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/blog/${sampled.slug}`);
    const sample = page.locator('.code-sample').first();
    const name = await sample.locator('pre').getAttribute('aria-label');
    expect(name).toMatch(/\S/);
    const button = sample.getByRole('button', { name: `${copy} ${name}`, exact: true });
    await button.click();
    await expect(
      sample.getByRole('button', { name: `${copied} ${name}`, exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('article').getByRole('status')).toHaveText(copied);
    const held = await page.evaluate(() => navigator.clipboard.readText());
    expect(held.trim()).toBe((await sample.locator('pre').textContent())?.trim());
    await expect(button).toHaveText(copy);
  });

for (const { slug, samples } of articles)
  test(`each table of ${slug} has a caption in full view, and each sample a name of its own`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`/blog/${slug}`);
    const captions = page.locator('main table caption');
    await expect(captions).toHaveCount(await page.locator('main table').count());
    for (const caption of await captions.all()) {
      await expect(caption).toHaveText(/\S/);
      const words = await caption.evaluate((shown) => {
        const range = new Range();
        range.selectNodeContents(shown);
        return range.getBoundingClientRect().right;
      });
      expect(words).toBeLessThanOrEqual(320);
    }
    const buttons = page.locator('.code-sample > button');
    // A script adds them after the first paint.
    await expect(buttons).toHaveCount(samples);
    const copies = await buttons.evaluateAll((all) => all.map((button) => button.ariaLabel));
    expect(new Set(copies).size).toBe(copies.length);
    for (const name of copies) expect(name).toMatch(/\S/);
  });
