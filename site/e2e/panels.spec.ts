import type { Page } from '@playwright/test';
import { industries as allIndustries, panelServices } from '../../test/content.ts';
import { linkWithHref, openMenu, panel, panelButton } from './support/places.ts';
import { expect, test } from './support/test.ts';

const services = (page: Page) => panel(page, 'services');
const industries = (page: Page) => panel(page, 'industries');

const inPanel = `/services/${panelServices.at(-1)?.slug}`;

test.beforeEach(({ page }) => page.goto('/about'));

test('a click opens a full-width panel; a click on its button, outside or on the other button closes it', async ({
  page,
}) => {
  await expect(services(page)).toBeHidden();
  await panelButton(page, 'services').click();
  await expect(services(page)).toBeVisible();
  const box = await services(page).boundingBox();
  expect({ x: box?.x, width: box?.width }).toEqual({ x: 0, width: 1280 });
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await services(page).boundingBox())?.y)
    .toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), -0.5);
  const chevron = panelButton(page, 'services').locator('svg');
  await expect(chevron).toHaveCSS('rotate', '180deg');
  await panelButton(page, 'services').click();
  await expect(services(page)).toBeHidden();
  await expect(chevron).toHaveCSS('rotate', 'none');
  await panelButton(page, 'services').click();
  await panelButton(page, 'industries').click();
  await expect(industries(page)).toBeVisible();
  await expect(services(page)).toBeHidden();
  await panelButton(page, 'services').click();
  await expect(services(page)).toBeVisible();
  await expect(industries(page)).toBeHidden();
  await page.mouse.click(640, 780);
  await expect(services(page)).toBeHidden();
});

test('the keyboard opens both panels, reaches every link, and Escape gives the focus back', async ({
  page,
}) => {
  for (const [name, key] of [
    ['services', 'Enter'],
    ['industries', 'Space'],
  ] as const) {
    await panelButton(page, name).focus();
    await page.keyboard.press(key);
    await expect(panel(page, name)).toBeVisible();
    for (const link of await panel(page, name).getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(panel(page, name)).toBeHidden();
    await expect(panelButton(page, name)).toBeFocused();
  }
});

test('an open panel has its own background, a scrim and its columns, and the header stays', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const name of ['services', 'industries'] as const) {
      await panelButton(page, name).click();
      await expect(panel(page, name)).toBeVisible();
      const background = await header.evaluate(
        (element) => getComputedStyle(element).backgroundColor,
      );
      await expect.soft(panel(page, name)).not.toHaveCSS('background-color', background);
      const scrim = await panel(page, name).evaluate((element) => {
        const { backgroundColor, top } = getComputedStyle(element, '::backdrop');
        return { share: Number(/([\d.]+)\)$/.exec(backgroundColor)?.[1]), top: parseFloat(top) };
      });
      expect.soft(scrim.share, `${name}, ${colorScheme}`).toBeGreaterThan(0.4);
      expect.soft(scrim.share, `${name}, ${colorScheme}`).toBeLessThan(0.8);
      expect.soft(scrim.top).toBeCloseTo((await header.boundingBox())?.height ?? 0, -0.5);
    }
  }
  await page.keyboard.press('Escape');
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await panelButton(page, 'industries').click();
    const links = industries(page).getByRole('link');
    const places = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().x),
    );
    expect.soft(places).toHaveLength(allIndustries.length);
    expect.soft(new Set(places).size, `${width}`).toBe(Math.min(4, places.length));
    for (const name of ['industries', 'services'] as const) {
      if (name === 'services') await panelButton(page, name).click();
      const overflow = await panel(page, name).evaluate((it) => it.scrollWidth - it.clientWidth);
      expect.soft(overflow, `${name} at ${width}`).toBe(0);
    }
    await page.keyboard.press('Escape');
  }
  await page.evaluate(() => {
    scrollTo({ top: 800, behavior: 'instant' });
  });
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  await panelButton(page, 'services').click();
  await expect(services(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(panelButton(page, 'services')).toBeVisible();
  await expect(openMenu(page)).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(panelButton(page, 'services')).toBeHidden();
  await expect(openMenu(page)).toBeVisible();
});

test('following a link closes the panel, also after Back and on its own page', async ({ page }) => {
  await panelButton(page, 'services').click();
  await linkWithHref(services(page), inPanel).click();
  await expect(page).toHaveURL(inPanel);
  await expect(services(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(services(page)).toBeHidden();

  await page.goto(inPanel);
  await panelButton(page, 'services').click();
  const link = linkWithHref(services(page), inPanel);
  await expect(link).toHaveAttribute('aria-current', 'page');
  // The back/forward cache restores a page as it was left, so it must be left closed.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(services(page)).toBeHidden();
  await panelButton(page, 'services').click();
  await link.click();
  await expect(services(page)).toBeHidden();
  await expect(page).toHaveURL(inPanel);
});
