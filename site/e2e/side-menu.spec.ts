import type { Page } from '@playwright/test';
import { navigation, panelLengths } from '../../test/content.ts';
import { closeMenu, linkWithHref, menu, openMenu as hamburger } from './support/places.ts';
import { aService, anIndustry, additionalRoutes } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

const menuLink = (page: Page, href: string) =>
  linkWithHref(menu(page), href).filter({ visible: true });

async function open(page: Page) {
  await hamburger(page).click();
  await expect(menu(page)).toBeVisible();
}

test.use({ viewport: { width: 390, height: 700 } });

test('the menu opens, folds and closes by pointer and key, and keeps the focus and the page behind it', async ({
  page,
}) => {
  await page.goto(aService);
  await expect(menu(page)).toBeHidden();
  await open(page);
  await expect.poll(async () => (await menu(page).boundingBox())?.x).toBeGreaterThanOrEqual(0);
  expect(await menu(page).boundingBox()).toMatchObject({ y: 0, height: 700 });
  const names = [menu(page), menu(page).getByRole('navigation')].map((part) =>
    part.getAttribute('aria-label'),
  );
  const [dialog, list] = await Promise.all(names);
  for (const name of [dialog, list]) expect.soft(name).toMatch(/\S/);
  expect.soft(list).not.toBe(dialog);
  for (const [index, count] of panelLengths.entries()) {
    const fold = menu(page).locator('details').nth(index);
    await expect.soft(fold.getByRole('link')).toHaveCount(0);
    await fold.locator('summary').click();
    await expect.soft(fold.getByRole('link')).toHaveCount(count);
    await fold.locator('summary').click();
    await expect.soft(fold.getByRole('link')).toHaveCount(0);
  }
  await closeMenu(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();

  const rows = menu(page).locator('nav > details > summary, nav > a');
  await expect.soft(rows).toHaveText(navigation.menu.map(({ name }) => name));
  for (const summary of await menu(page).locator('summary').all()) await summary.click();
  const overflow = (part: Element) => part.scrollWidth - part.clientWidth;
  expect.soft(await menu(page).locator('nav').evaluate(overflow)).toBe(0);
  const contact = menuLink(page, '/contact').last();
  await expect.soft(contact).toHaveClass(/\bbutton\b/);
  expect.soft((await contact.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // The close button stays visible in a long list.
  await contact.scrollIntoViewIfNeeded();
  await expect.soft(contact).toBeInViewport();
  await expect.soft(closeMenu(page)).toBeInViewport();
  await menu(page).getByRole('link').first().focus();
  const reached = new Set<number>();
  // Between the last and the first stop come the browser's own controls: then the body or the whole menu has focus.
  const all =
    2 +
    additionalRoutes('/').length +
    navigation.menu.length +
    panelLengths.reduce((sum, length) => sum + length, 0);
  for (let tab = 0; tab < 2 * all + 4; tab++) {
    const focus = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === document.body || focused instanceof HTMLDialogElement) return 'body';
      const all = [...(focused?.closest('dialog')?.querySelectorAll('*') ?? [])];
      return focused && all.includes(focused) ? all.indexOf(focused) : 'outside';
    });
    expect(focus).not.toBe('outside');
    if (typeof focus === 'number') reached.add(focus);
    await page.keyboard.press('Tab');
  }
  expect(reached.size).toBe(all);

  // Wheel events arrive later, and all must arrive to prove that the page does not move.
  await page.evaluate(() => {
    Reflect.set(window, 'turned', 0);
    const count = () => Reflect.set(window, 'turned', Reflect.get(window, 'turned') + 1);
    addEventListener('wheel', count, { capture: true, passive: true });
  });
  const turns = [2000, 2000, -300, 800];
  for (const [index, way] of turns.entries()) {
    await page.mouse.move(index < 3 ? 200 : 3, 400);
    await page.mouse.wheel(0, way);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'turned'))).toBe(index + 1);
  }
  await page.keyboard.press('End');
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('following a link closes the menu, also after Back', async ({ page }) => {
  await page.goto(aService);
  for (const path of ['/', '/about', '/blog', '/contact', anIndustry]) {
    await open(page);
    if (path === anIndustry)
      for (const summary of await menu(page).locator('summary').all()) await summary.click();
    await menuLink(page, path).first().click();
    await expect(page).toHaveURL(path);
    await expect(menu(page), path).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(aService);
    await expect(menu(page), path).toBeHidden();
  }
});

test('a click outside and a wide window close it, and a scrollbar that takes space moves nothing', async ({
  page,
  playwright,
  launchOptions,
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error('No site is served');
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

test('the menu button is wide enough for a finger beside a name of 21 letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/contact');
  const name = page.getByRole('banner').locator('a').first();
  await name.evaluate((link) => (link.textContent = 'Gagnastofan Norðurljós'));
  const box = await page.locator('.site-header [aria-haspopup=dialog]').boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
