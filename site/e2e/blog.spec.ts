import { company } from './support/company.ts';
import { expect, test } from './support/test.ts';

const articles = [
  {
    slug: 'react-hooks',
    title: 'Understanding React Hooks',
    shown: 'Jan 5, 2025',
    date: '2025-02-05',
  },
  {
    slug: 'es6-features',
    title: 'JavaScript ES6 Features',
    shown: 'Jan 4, 2025',
    date: '2025-03-10',
  },
  {
    slug: 'css-grid-vs-flexbox',
    title: 'CSS Grid vs Flexbox',
    shown: 'Jan 02, 2025',
    date: '2025-04-15',
  },
];

test('the blog shows each article with picture, title, description and date', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.locator('main').getByRole('listitem');
  await expect(cards).toHaveCount(articles.length);
  for (const [at, { slug, title, shown, date }] of articles.entries()) {
    const card = cards.nth(at);
    await expect(card.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'href',
      `/blog/${slug}`,
    );
    await expect(card.locator('time')).toHaveText(shown);
    await expect(card.locator('time')).toHaveAttribute('datetime', date);
    await expect(card.locator('svg').first()).toBeVisible();
    expect((await card.locator('p').last().textContent())?.length).toBeGreaterThan(60);
  }
});

test('the cards of the blog stand in one, two and three columns', async ({ page }) => {
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
      (await page.locator('main li').all()).map((card) => card.boundingBox()),
    );
    expect(new Set(boxes.map((box) => box?.x)).size, `${width}`).toBe(columns);
    // The third of a row of two is no wider than the others.
    expect(new Set(boxes.map((box) => Math.round(box?.width ?? 0))).size, `${width}`).toBe(1);
  }
});

for (const [at, { slug, title, shown, date }] of articles.entries()) {
  test(`the article ${slug} has its date, author, contents, picture and neighbours`, async ({
    page,
  }) => {
    await page.goto(`/blog/${slug}`);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(article.getByText(/^Published on/)).toHaveText(
      `Published on ${shown} by ${company.name}`,
    );
    await expect(article.getByText(/^Published on/).locator('time')).toHaveAttribute(
      'datetime',
      date,
    );
    const revised = article.getByText(/^Revised [A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    const day = (await revised.locator('time').getAttribute('datetime')) ?? '';
    expect(day > date, `${day} comes after ${date}`).toBe(true);
    await expect(page.locator('meta[property="article:modified_time"]')).toHaveAttribute(
      'content',
      day,
    );
    await expect(article.locator('header svg').first()).toBeVisible();
    await expect(article.getByText(/^\d+ min read$/)).toBeVisible();
    const sections = await article.getByRole('heading', { level: 2 }).allTextContents();
    expect(sections.length).toBeGreaterThanOrEqual(5);
    expect(sections.at(-1)).toBe('Conclusion');
    const contents = article.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('link')).toHaveText(sections);
    expect(await article.locator('pre').count()).toBeGreaterThanOrEqual(5);
    const neighbours = page.locator('main a[rel="prev"], main a[rel="next"]');
    const expected = [articles[at - 1], articles[at + 1]].filter((one) => one !== undefined);
    await expect(neighbours).toHaveText(expected.map((one) => new RegExp(`${one.title}$`)));
  });
}

test('the contents of an article fold open on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/blog/react-hooks');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents).toBeHidden();
  await page.locator('summary', { hasText: 'Contents' }).click();
  await expect(contents).toBeVisible();
  await contents.getByRole('link', { name: 'Conclusion' }).click();
  await expect(page).toHaveURL(/#conclusion$/);
  await expect(page.getByRole('heading', { name: 'Conclusion' })).toBeInViewport();
});

test('a code sample is copied by its button, which says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog/react-hooks');
  const sample = page.locator('.code-sample').first();
  const name = await sample.locator('pre').getAttribute('aria-label');
  expect(name).toMatch(/^sample 1, \w+/);
  const button = sample.getByRole('button', { name: `Copy ${name}`, exact: true });
  await button.click();
  await expect(sample.getByRole('button', { name: `Copied ${name}`, exact: true })).toBeVisible();
  await expect(page.getByRole('article').getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe((await sample.locator('pre').textContent())?.trim());
  await expect(button).toHaveText('Copy');
});

for (const { slug } of articles)
  test(`each table of ${slug} has a caption that is seen whole, each sample a name of its own`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`/blog/${slug}`);
    const captions = page.locator('main table caption');
    await expect(captions).toHaveCount(await page.locator('main table').count());
    for (const caption of await captions.all()) {
      await expect(caption).toHaveText(/\w+ \w+/);
      const words = await caption.evaluate((shown) => {
        const range = new Range();
        range.selectNodeContents(shown);
        return range.getBoundingClientRect().right;
      });
      expect(words).toBeLessThanOrEqual(320);
    }
    const copies = await page
      .locator('.code-sample-copy')
      .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
    expect(copies.length).toBeGreaterThanOrEqual(5);
    expect(new Set(copies).size).toBe(copies.length);
    for (const name of copies) expect(name).toMatch(/^Copy sample \d+, \w+/);
  });
