import { articles, blog } from '../../test/content.ts';
import { contents } from './support/places.ts';
import { anArticle } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

test('the cards of the blog are in one, two and three columns, and lead to their articles', async ({
  page,
}) => {
  await page.goto('/blog');
  const cards = page.locator('main li:has(h2)');
  for (const [width, columns] of [
    [390, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { x, width } = card.getBoundingClientRect();
        return { x, width };
      }),
    );
    expect(new Set(boxes.map(({ x }) => x)).size, `${width}`).toBe(
      Math.min(columns, articles.length),
    );
    // In a row of two, a card is no wider than in a row of three.
    const widths = boxes.map((box) => box.width);
    expect(Math.max(...widths) - Math.min(...widths), `${width}`).toBeLessThan(1);
  }
  await cards.first().click();
  await expect(page).toHaveURL(anArticle);
});

test('on a phone the contents of an article fold open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(anArticle);
  const folded = contents(page).first();
  await expect(folded).toBeHidden();
  await page.locator('main .contents-list summary').click();
  const last = folded.locator('a').last();
  const fragment = (await last.getAttribute('href')) ?? '';
  await last.click();
  await expect(page).toHaveURL(`${anArticle}${fragment}`);
  await expect(page.locator(`[id="${fragment.slice(1)}"]`)).toBeInViewport();
});

for (const sampled of articles.filter(({ samples }) => samples > 0).slice(0, 1))
  test('a button beside each code sample copies it, and says so', async ({ page, context }) => {
    const { copy, copied } = blog.labels;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/blog/${sampled.slug}`);
    await expect(page.locator('.code-sample > button')).toHaveCount(sampled.samples);
    const sample = page.locator('.code-sample').first();
    const name = await sample.locator('pre').getAttribute('aria-label');
    const button = sample.getByRole('button', { name: `${copy} ${name}`, exact: true });
    await button.click();
    await expect(
      sample.getByRole('button', { name: `${copied} ${name}`, exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('article').getByRole('status')).toHaveText(copied);
    const clipboard = await page.evaluate(() => navigator.clipboard.readText());
    expect(clipboard.trim()).toBe((await sample.locator('pre').textContent())?.trim());
    await expect(button).toHaveText(copy);
  });
