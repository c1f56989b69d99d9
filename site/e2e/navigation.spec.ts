import type { Locator, Page } from '@playwright/test';
import { fittingMenus } from '../../test/menus.ts';
import { navigation } from '../../test/content.ts';
import { openMenu } from './support/places.ts';
import { expect, test } from './support/test.ts';
import { findTextCollisions } from '../check/pages/text-collisions.ts';

const nav = (page: Page) => page.locator('.site-header .wrap nav').first();
const inHeader = (page: Page) => nav(page).locator('> .header-link, > .button');

/** Finds parts of the header that overlap or are out of line. */
async function misplaced(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((all) => {
    const boxes = all
      .filter((one) => one.checkVisibility())
      .map((one) => ({ box: one.getBoundingClientRect(), words: one.textContent }));
    const faults = boxes.slice(1).flatMap(({ box, words }, index) => {
      const before = boxes[index];
      return before && box.left < before.box.right
        ? [`${before.words} ends at ${before.box.right}, ${words} begins at ${box.left}`]
        : [];
    });
    const tall = boxes.filter(({ box }) => box.top < 0 || box.bottom > 73);
    return [...faults, ...tall.map(({ words }) => `${words} is higher than the header`)];
  });
}

test('the header shows the entries of the menu, and every menu that is documented to fit does fit', async ({
  page,
}) => {
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/about`);
    await expect(inHeader(page)).toHaveText(navigation.menu.map(({ name }) => name));
    expect(await misplaced(page.locator('.site-header .wrap > a').or(inHeader(page)))).toEqual([]);
    expect(await page.evaluate(findTextCollisions)).toEqual([]);
    await expect(openMenu(page)).toBeHidden();
    await expect(nav(page).locator('> a[href="/about"]')).toHaveAttribute('aria-current', 'page');
  }

  // Every menu that is documented to fit.
  for (const { from, names } of fittingMenus) {
    await page.setViewportSize({ width: from === 'lg' ? 1024 : 1280, height: 800 });
    await nav(page).evaluate((nav, names) => {
      const links = names.map((name, index) => {
        const link = document.createElement('a');
        link.className = index < names.length - 1 ? 'header-link' : 'button ms-3';
        link.href = '/';
        link.append(name);
        return link;
      });
      nav.replaceChildren(...links);
    }, names);
    const parts = page.locator('.site-header .wrap > a').or(inHeader(page));
    await expect(parts).toHaveCount(names.length + 1);
    expect(await misplaced(parts), names.join(', ')).toEqual([]);
    const right = await parts.last().evaluate((it) => it.getBoundingClientRect().right);
    expect(right, names.join(', ')).toBeLessThanOrEqual(from === 'lg' ? 984 : 1232);
  }
});
