import type { Page } from '@playwright/test';
import { contents, linkWithHref } from './support/places.ts';
import { anArticle } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

const scrollDown = (page: Page, distance = 1500) =>
  page.evaluate((top) => {
    scrollTo({ top, behavior: 'instant' });
  }, distance);

/** Returns the scroll position after everything that may scroll the page has run. */
async function settled(page: Page) {
  await page.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  return scrolled(page);
}

const belowHeader = (page: Page, id: string) =>
  page.evaluate((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? NaN;
    return top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? NaN);
  }, id);

test('a link, Back and Forward land at the top', async ({ page }) => {
  await page.goto('/privacy-policy');
  await scrollDown(page);
  await linkWithHref(page.getByRole('contentinfo'), '/about').click();
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
  await scrollDown(page);
  await linkWithHref(page.getByRole('banner'), '/about').filter({ visible: true }).first().click();
  await expect.poll(() => scrolled(page), 'the link to the current page').toBe(0);
});

test('Back after a jump within a page returns to the previous place, and a reload keeps it', async ({
  page,
}) => {
  for (const arrival of ['by a link', 'by Back']) {
    await page.goto(anArticle);
    if (arrival === 'by Back') {
      await page.goto('/about');
      await page.goBack();
      expect(await settled(page)).toBe(0);
    }
    const entry = contents(page).last().locator('a').last();
    const fragment = (await entry.getAttribute('href')) ?? '';
    await scrollDown(page, 240);
    await entry.evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(`${anArticle}${fragment}`);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
    const jumped = await settled(page);
    await page.goBack();
    await expect(page).toHaveURL(anArticle);
    await expect.poll(() => scrolled(page), `Back, reached ${arrival}`).toBe(240);
    await page.goForward();
    await expect.poll(() => scrolled(page), `Forward, reached ${arrival}`).toBe(jumped);
    await page.goBack();
    await expect.poll(() => scrolled(page), `Back again, reached ${arrival}`).toBe(240);
    await page.reload();
    await expect.poll(() => scrolled(page), `a reload, reached ${arrival}`).toBe(240);
    await page.goto('about:blank');
  }
});

test('a URL with a fragment lands below the header, with Back and Forward too, on small screens as well', async ({
  page,
}) => {
  await page.goto(anArticle);
  const fragment = (await contents(page).last().locator('a').last().getAttribute('href')) ?? '';
  const id = fragment.slice(1);
  // From another page: within one page nothing is loaded.
  await page.goto('about:blank');
  await page.goto(`${anArticle}${fragment}`);
  await expect.poll(() => belowHeader(page, id)).toBeGreaterThanOrEqual(0);
  const landed = await settled(page);
  expect(landed).toBeGreaterThan(0);
  // A link in the header, because a click elsewhere would scroll first.
  await linkWithHref(page.getByRole('banner'), '/').first().click();
  await expect(page).toHaveURL('/');
  expect(await settled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(`${anArticle}${fragment}`);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(landed / 2);
  await expect(page.locator(`main [id="${id}"]`)).toBeInViewport();

  const links = contents(page).last().locator('a');
  const ids = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')?.slice(1) ?? ''),
  );
  expect(ids.length).toBeGreaterThan(0);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const id of ids.slice(0, -1)) {
      await page.evaluate((hash) => (location.hash = hash), `#${id}`);
      const below = async () => {
        const distance = await belowHeader(page, id);
        return distance >= 0 && distance < 120;
      };
      await expect.poll(below, `${width} #${id}`).toBe(true);
    }
  }
});

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
