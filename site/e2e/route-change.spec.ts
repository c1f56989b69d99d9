import type { Page } from '@playwright/test';
import { contents, linkTo } from './support/places.ts';
import { anArticle, articles } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

async function scrollDown(page: Page) {
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
}

/** The scroll position, after everything that may scroll the page has run. */
async function settled(page: Page) {
  await page.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  return scrolled(page);
}

test('a link, Back and Forward land at the top', async ({ page }) => {
  await page.goto('/privacy-policy');
  await scrollDown(page);
  await linkTo(page.getByRole('contentinfo'), '/about').click();
  await expect(page).toHaveURL('/about');
  expect(await settled(page), 'link').toBe(0);
  await scrollDown(page);
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  expect(await settled(page), 'Back').toBe(0);
  await scrollDown(page);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  expect(await settled(page), 'Forward').toBe(0);
});

test('the link to the current page leads to its top', async ({ page }) => {
  await page.goto('/about');
  await scrollDown(page);
  await linkTo(page.getByRole('navigation'), '/about').filter({ visible: true }).first().click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

/** How far a heading is below the header, in CSS pixels. */
const belowHeader = (page: Page, id: string) =>
  page.evaluate((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? NaN;
    return top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? NaN);
  }, id);

test('a URL with a fragment lands there, with Back and Forward too', async ({ page }) => {
  await page.goto(anArticle);
  const fragment = (await contents(page).last().locator('a').last().getAttribute('href')) ?? '';
  const id = fragment.slice(1);
  // From elsewhere: within one page nothing is loaded.
  await page.goto('about:blank');
  await page.goto(`${anArticle}${fragment}`);
  await expect.poll(() => belowHeader(page, id)).toBeGreaterThanOrEqual(0);
  // However long the article is: its last heading, or the end of the page.
  const landed = await settled(page);
  expect(landed).toBeGreaterThan(0);
  // In the header: a link elsewhere on the page would be scrolled to before it is pressed.
  await linkTo(page.getByRole('banner'), '/').first().click();
  await expect(page).toHaveURL('/');
  expect(await settled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(`${anArticle}${fragment}`);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(landed / 2);
  await expect(page.locator(`main [id="${id}"]`)).toBeInViewport();
});

for (const { path } of articles) {
  test(`every anchor of ${path} lands below the header, also on small screens`, async ({
    page,
  }) => {
    await page.goto(path);
    const ids = await contents(page)
      .last()
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
    expect(ids.length).toBeGreaterThan(0);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const id of ids.slice(0, -1)) {
        await page.goto(`${path}#${id}`);
        await expect.poll(() => belowHeader(page, id), `${width} #${id}`).toBeGreaterThanOrEqual(0);
        await expect.poll(() => belowHeader(page, id), `${width} #${id}`).toBeLessThan(120);
      }
    }
  });
}

test('the skip link is the first tab stop and leads past the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.locator('.skip-link');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main').locator('a[href], button').first()).toBeFocused();
});
