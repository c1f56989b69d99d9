import { load } from 'cheerio/slim';
import { blog, industryNotFound, notFound } from '../../test/content.ts';
import { expect, requestTest, test } from './support/test.ts';

const lost = [
  { path: '/no-such-page', heading: notFound.heading },
  { path: '/no/such/page', heading: notFound.heading },
  { path: '/services/no-such-service', heading: notFound.heading },
  { path: '/services', heading: notFound.heading },
  { path: '/industry/no-such-industry', heading: industryNotFound.heading },
  { path: '/blog/no-such-article', heading: blog.heading },
  { path: '/enquiry-failed/too-many', heading: notFound.heading },
];

requestTest(
  'addresses that lead nowhere are answered with 404, noindex and a page that says so',
  async ({ request }) => {
    for (const { path, heading } of lost) {
      const answer = await request.get(path);
      expect.soft(answer.status(), path).toBe(404);
      const $ = load(await answer.text());
      expect.soft($('meta[name=robots]').attr('content'), path).toBe('noindex');
      expect.soft($('link[rel=canonical]').length, path).toBe(0);
      expect.soft($('h1').text(), path).toBe(heading);
    }
  },
);

test('a lost visitor finds the way home, and an unknown article is a blank area', async ({
  page,
  watched,
}) => {
  watched.errors.push(/status of 404/);
  await page.goto('/blog/no-such-article');
  await expect(page.getByRole('article')).toHaveText('');
  const heading = page.getByRole('heading', { level: 1 });
  // Only screen readers get the heading.
  expect((await heading.boundingBox())?.width).toBeLessThanOrEqual(1);
  await expect(page.locator('main')).toHaveText((await heading.textContent()) ?? '');

  await page.goto('/no-such-page');
  await expect(page.getByText(notFound.code, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: notFound.link }).click();
  await expect(page).toHaveURL('/');
});
