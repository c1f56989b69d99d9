import { company } from '../../../site/e2e/support/company.ts';
import { expect, test } from '../../../site/e2e/support/test.ts';

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

test('the blog shows the three articles with picture, title, description and date', async ({
  page,
}) => {
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

for (const { slug, title, shown, date } of articles) {
  test(`the article ${slug} has its date, author, contents, picture and Conclusion`, async ({
    page,
  }) => {
    await page.goto(`/blog/${slug}`);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(title);
    const published = article.getByText(/^Published on/);
    await expect(published).toHaveText(`Published on ${shown} by ${company.name}`);
    await expect(published.locator('time')).toHaveAttribute('datetime', date);
    const revised = article.getByText(/^Revised [A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    const day = (await revised.locator('time').getAttribute('datetime')) ?? '';
    expect(day > date, `${day} comes after ${date}`).toBe(true);
    await expect(article.locator('header svg').first()).toBeVisible();
    await expect(article.getByText(/^\d+ min read$/)).toBeVisible();
    const sections = await article.getByRole('heading', { level: 2 }).allTextContents();
    expect(sections.length).toBeGreaterThanOrEqual(5);
    expect(sections.at(-1)).toBe('Conclusion');
    const contents = article.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('link')).toHaveText(sections);
    expect(await article.locator('pre').count()).toBeGreaterThanOrEqual(5);
    const copies = await page
      .locator('.code-sample > button')
      .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
    expect(copies.length).toBeGreaterThanOrEqual(5);
    for (const name of copies) expect(name).toMatch(/^Copy sample \d+, \w+/);
    for (const caption of await page.locator('main table caption').all())
      await expect(caption).toHaveText(/\w+ \w+/);
    await expect(page.locator('main a[rel="prev"], main a[rel="next"]')).not.toHaveCount(0);
  });
}
