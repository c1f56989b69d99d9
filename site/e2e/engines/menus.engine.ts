import { expect } from 'vitest';
import { panelServices } from '../../../test/content.ts';
import { anIndustry } from '../../../test/routes.ts';
import type { Page } from './page.ts';
import { type PanelName, locators } from './locators.ts';
import { test } from './test.ts';

const inPanel = `/services/${panelServices.at(-1)?.slug}`;

const shown = async (page: Page, name: PanelName) => (await page.all(locators.panel[name])).length;

test('panels open, close each other, and close on Escape', async ({ page, service }) => {
  await page.open(`${service.url}/about`);
  expect(await shown(page, 'services')).toBe(0);
  await page.clickOn(locators.panelButton('services'));
  expect((await page.one(locators.panel.services)).x).toBe(0);
  await page.clickOn(locators.panelButton('industries'));
  await page.one(locators.panel.industries);
  await expect.poll(() => shown(page, 'services')).toBe(0);
  await page.press('Escape');
  await expect.poll(() => shown(page, 'industries')).toBe(0);
  await page.clickOn(locators.panelButton('services'));
  await page.clickOn(locators.panelButton('services'));
  await expect.poll(() => shown(page, 'services')).toBe(0);
});

test('a panel opens by keyboard, and closes on an outside click', async ({ page, service }) => {
  await page.open(`${service.url}/about`);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[popovertarget="services-panel"]')?.focus(),
  );
  await page.press('Enter');
  await page.one(locators.panel.services);
  await page.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[popover]')?.id)).toBe(
    'services-panel',
  );
  await page.click(640, 780);
  await expect.poll(() => shown(page, 'services')).toBe(0);
});

test('a link in a panel works, and the panel is closed after Back', async ({ page, service }) => {
  await page.open(`${service.url}/about`);
  await page.clickOn(locators.panelButton('services'));
  await page.clickOn(locators.panelLink(inPanel));
  await page.arrived(inPanel);
  expect(await shown(page, 'services')).toBe(0);
  await page.evaluate(() => history.back());
  await page.arrived('/about');
  await expect.poll(() => shown(page, 'services')).toBe(0);
});

test('on a phone the side menu opens, unfolds, closes, and its links work', async ({
  page,
  service,
}) => {
  await page.resize(390, 844);
  await page.open(`${service.url}/about`);
  const open = async () => (await page.all(locators.menu)).length;
  expect(await open()).toBe(0);
  await page.clickOn(locators.openMenu);
  await page.one(locators.menu);
  await page.press('Escape');
  await expect.poll(open).toBe(0);

  await page.clickOn(locators.openMenu);
  await page.clickOn(locators.menuSection('services'));
  await expect
    .poll(async () => (await page.all(locators.menuLinks)).length)
    .toBe(panelServices.length);
  await page.clickOn(locators.menuSection('services'));
  await expect.poll(async () => (await page.all(locators.menuLinks)).length).toBe(0);
  await page.clickOn(locators.closeMenu);
  await expect.poll(open).toBe(0);

  await page.clickOn(locators.openMenu);
  await page.clickOn(locators.menuSection('industries'));
  await page.clickOn(locators.menuLink(anIndustry));
  await page.arrived(anIndustry);
  expect(await open()).toBe(0);
  await page.evaluate(() => history.back());
  await page.arrived('/about');
  await expect.poll(open).toBe(0);
});
