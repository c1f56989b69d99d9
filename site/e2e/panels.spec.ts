import type { Page } from '@playwright/test';
import { industries as allIndustries, panelServices } from '../../test/content.ts';
import { linkTo, openMenu, panel, panelButton } from './support/places.ts';
import { expect, test } from './support/test.ts';

const services = (page: Page) => panel(page, 'services');
const industries = (page: Page) => panel(page, 'industries');

/** A page that the services panel leads to. */
const inPanel = `/services/${panelServices.at(-1)?.slug}`;

test.beforeEach(({ page }) => page.goto('/about'));

test('a click opens a panel over the full width, another click closes it', async ({ page }) => {
  await expect(services(page)).toBeHidden();
  await panelButton(page, 'services').click();
  await expect(services(page)).toBeVisible();
  const box = await services(page).boundingBox();
  expect({ x: box?.x, width: box?.width }).toEqual({ x: 0, width: 1280 });
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await services(page).boundingBox())?.y)
    .toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), -0.5);
  const mark = panelButton(page, 'services').locator('svg');
  await expect(mark).toHaveCSS('rotate', '180deg');
  await panelButton(page, 'services').click();
  await expect(services(page)).toBeHidden();
  await expect(mark).toHaveCSS('rotate', 'none');
});

test('opening one panel closes the other', async ({ page }) => {
  await panelButton(page, 'services').click();
  await expect(services(page)).toBeVisible();
  await panelButton(page, 'industries').click();
  await expect(industries(page)).toBeVisible();
  await expect(services(page)).toBeHidden();
  await panelButton(page, 'services').click();
  await expect(services(page)).toBeVisible();
  await expect(industries(page)).toBeHidden();
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens a panel, Tab goes into it, Escape closes it and gives focus back`, async ({
    page,
  }) => {
    await panelButton(page, 'industries').focus();
    await page.keyboard.press(key);
    await expect(industries(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(industries(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(industries(page)).toBeHidden();
    await expect(panelButton(page, 'industries')).toBeFocused();
  });
}

test('the keyboard reaches every link of both panels', async ({ page }) => {
  for (const name of ['services', 'industries'] as const) {
    await panelButton(page, name).focus();
    await page.keyboard.press('Enter');
    for (const link of await panel(page, name).getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Escape');
  }
});

test('a click outside closes a panel', async ({ page }) => {
  await panelButton(page, 'services').click();
  await expect(services(page)).toBeVisible();
  await page.mouse.click(640, 780);
  await expect(services(page)).toBeHidden();
});

test('an open panel has its own background, and a scrim covers the page but not the header', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const name of ['services', 'industries'] as const) {
      await panelButton(page, name).click();
      await expect(panel(page, name)).toBeVisible();
      const ground = await header.evaluate((element) => getComputedStyle(element).backgroundColor);
      await expect(panel(page, name)).not.toHaveCSS('background-color', ground);
      const scrim = await panel(page, name).evaluate((element) => {
        const { backgroundColor, top } = getComputedStyle(element, '::backdrop');
        return { share: Number(/([\d.]+)\)$/.exec(backgroundColor)?.[1]), top: parseFloat(top) };
      });
      expect(scrim.share).toBeGreaterThan(0.4);
      expect(scrim.share).toBeLessThan(0.8);
      expect(scrim.top).toBeCloseTo((await header.boundingBox())?.height ?? 0, -0.5);
    }
  }
  // Through the scrim a click still closes it, and the header still works.
  await page.mouse.click(640, 780);
  await expect(industries(page)).toBeHidden();
});

test('in a panel the rules end with their columns, and no column is empty', async ({ page }) => {
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await panelButton(page, 'industries').click();
    const edge = await page
      .locator('.site-header > .wrap > *')
      .filter({ visible: true })
      .last()
      .boundingBox();
    const right = (edge?.x ?? 0) + (edge?.width ?? 0);
    const rule = await industries(page).locator('.panel-head').boundingBox();
    expect((rule?.x ?? 0) + (rule?.width ?? 0)).toBeCloseTo(right, 0);
    const links = await industries(page).getByRole('link').all();
    const places = await Promise.all(links.map(async (link) => (await link.boundingBox())?.x));
    expect(links).toHaveLength(allIndustries.length);
    expect(new Set(places).size, `${width} wide`).toBe(Math.min(4, links.length));
    for (const fact of await industries(page).locator('li > p').all())
      await expect(fact).toHaveText(/\S/);
    await panelButton(page, 'services').click();
    const heads = await services(page).locator('.panel-head').all();
    for (const head of heads) {
      const own = await head.boundingBox();
      const column = await head.locator('..').boundingBox();
      expect([own?.x, own?.width]).toEqual([column?.x, column?.width]);
    }
    await page.keyboard.press('Escape');
  }
});

test('choosing a link closes the panel, and it is still closed after Back', async ({ page }) => {
  await panelButton(page, 'services').click();
  await linkTo(services(page), inPanel).click();
  await expect(page).toHaveURL(inPanel);
  await expect(services(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(services(page)).toBeHidden();
});

test('choosing the page that is open closes the panel too', async ({ page }) => {
  await page.goto(inPanel);
  await panelButton(page, 'services').click();
  const link = linkTo(services(page), inPanel);
  await expect(link).toHaveAttribute('aria-current', 'page');
  // A page may come back from the browser's cache as it was left: it has to be left closed.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(services(page)).toBeHidden();
  await panelButton(page, 'services').click();
  await link.click();
  await expect(services(page)).toBeHidden();
  await expect(page).toHaveURL(inPanel);
});

test('the header stays at the top of the window, and an open panel too', async ({ page }) => {
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  await panelButton(page, 'services').click();
  await expect(services(page)).toBeInViewport({ ratio: 1 });
});

test('large screens begin at 1024px: panels there, the menu button below', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(panelButton(page, 'services')).toBeVisible();
  await expect(openMenu(page)).toBeHidden();
  await panelButton(page, 'services').click();
  expect((await services(page).boundingBox())?.width).toBe(1024);
  const overflow = await services(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  expect(overflow).toBe(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(panelButton(page, 'services')).toBeHidden();
  await expect(openMenu(page)).toBeVisible();
});
