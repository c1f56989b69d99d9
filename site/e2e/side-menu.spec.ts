import type { Page } from '@playwright/test';
import { navigation, panelLengths } from '../../test/content.ts';
import { closeMenu, linkTo, menu, openMenu as hamburger } from './support/places.ts';
import { aService, anIndustry, inOthers } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

const menuLink = (page: Page, href: string) => linkTo(menu(page), href).filter({ visible: true });

async function open(page: Page) {
  await hamburger(page).click();
  await expect(menu(page)).toBeVisible();
}

test.describe('below 1024px', () => {
  test.use({ viewport: { width: 390, height: 700 } });
  test.beforeEach(({ page }) => page.goto(aService));

  test('the hamburger opens a menu of full height, the close button closes it', async ({
    page,
  }) => {
    await expect(menu(page)).toBeHidden();
    await open(page);
    await expect.poll(async () => (await menu(page).boundingBox())?.x).toBeGreaterThanOrEqual(0);
    const box = await menu(page).boundingBox();
    expect({ y: box?.y, height: box?.height }).toEqual({ y: 0, height: 700 });
    await closeMenu(page).click();
    await expect(menu(page)).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
  });

  test('Escape closes the menu and gives focus back', async ({ page }) => {
    await hamburger(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
  });

  test('the sections fold open and shut', async ({ page }) => {
    await open(page);
    for (const [at, count] of panelLengths.entries()) {
      const fold = menu(page).locator('details').nth(at);
      await expect(fold.getByRole('link')).toHaveCount(0);
      await fold.locator('summary').click();
      await expect(fold.getByRole('link')).toHaveCount(count);
      await fold.locator('summary').click();
      await expect(fold.getByRole('link')).toHaveCount(0);
    }
  });

  for (const path of ['/', '/about', '/blog', '/contact']) {
    test(`the link to ${path} leads there and closes the menu, also after Back`, async ({
      page,
    }) => {
      await open(page);
      await menuLink(page, path).click();
      await expect(page).toHaveURL(path);
      await expect(menu(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(aService);
      await expect(menu(page)).toBeHidden();
    });
  }

  test('a link in a section leads to its page', async ({ page }) => {
    await open(page);
    for (const summary of await menu(page).locator('summary').all()) await summary.click();
    await menuLink(page, anIndustry).first().click();
    await expect(page).toHaveURL(anIndustry);
    await expect(menu(page)).toBeHidden();
  });

  test('focus moves in, stays in and reaches everything', async ({ page }) => {
    await open(page);
    const inside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    expect(await inside()).toBe(true);
    for (const summary of await menu(page).locator('summary').all()) await summary.click();
    await menu(page).getByRole('link').first().focus();
    const reached = new Set<number>();
    // The browser's own controls come between the last and the first: then the body has focus, or
    // the menu as a whole.
    const all =
      2 +
      inOthers('/').length +
      navigation.menu.length +
      panelLengths.reduce((sum, length) => sum + length, 0);
    for (let tab = 0; tab < 2 * all + 4; tab++) {
      const at = await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === document.body || focused instanceof HTMLDialogElement) return 'body';
        const all = [...(focused?.closest('dialog')?.querySelectorAll('*') ?? [])];
        return focused && all.includes(focused) ? all.indexOf(focused) : 'outside';
      });
      expect(at).not.toBe('outside');
      if (typeof at === 'number') reached.add(at);
      await page.keyboard.press('Tab');
    }
    expect(reached.size).toBe(all);
  });

  test('the page behind the menu does not scroll', async ({ page }) => {
    await open(page);
    await page.mouse.move(200, 400);
    for (const way of [2000, 2000, -300]) await page.mouse.wheel(0, way);
    await page.mouse.move(3, 400);
    await page.mouse.wheel(0, 800);
    await page.keyboard.press('End');
    // Wheel events are answered later: what follows takes longer than they do.
    await expect(menu(page)).toBeVisible();
    await page.evaluate(() => new Promise((seen) => setTimeout(seen, 200)));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 800);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});

test('the menu and its list have different names, and the menu ends with a button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/about');
  await open(page);
  const names = [menu(page), menu(page).getByRole('navigation')].map((part) =>
    part.getAttribute('aria-label'),
  );
  const [dialog, list] = await Promise.all(names);
  expect(dialog).toMatch(/\S/);
  expect(list).toMatch(/\S/);
  expect(list).not.toBe(dialog);
  const contact = menuLink(page, '/contact').last();
  await expect(contact).toHaveClass(/\bbutton\b/);
  expect((await contact.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // However long the list is, the close button stays.
  for (const summary of await menu(page).locator('summary').all()) await summary.click();
  await contact.scrollIntoViewIfNeeded();
  await expect(contact).toBeInViewport();
  await expect(closeMenu(page)).toBeInViewport();
});

test('with a scrollbar that takes space, the menu and its rule reach the edge and nothing behind moves', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error('No site is served');
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    for (const width of [390, 1023]) {
      const page = await browser.newPage({ viewport: { width, height: 700 }, baseURL });
      await page.goto('/about');
      const inside = await page.evaluate(() => document.documentElement.clientWidth);
      expect(inside, 'there is a scrollbar').toBeLessThan(width);
      const heading = page.locator('h1');
      const before = await heading.boundingBox();
      await open(page);
      await expect(menu(page)).toHaveCSS('translate', '0px');
      const right = (part: Element) => part.getBoundingClientRect().right;
      expect(await menu(page).evaluate(right)).toBe(width);
      expect(await menu(page).locator('> div').evaluate(right)).toBe(width);
      expect(await heading.boundingBox()).toEqual(before);
      await page.close();
    }
  } finally {
    await browser.close();
  }
});

test('at 1023px a click beside the menu closes it, and so does a change to 1024px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1023, height: 700 });
  await page.goto('/about');
  await open(page);
  await page.mouse.click(100, 400);
  await expect(menu(page)).toBeHidden();
  await open(page);
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(menu(page)).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
