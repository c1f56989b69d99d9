import { expect } from 'vitest';
import { panelServices } from '../../../test/content.ts';
import { anIndustry } from '../../../test/routes.ts';
import type { Page } from './page.ts';
import { type PanelName, places } from './places.ts';
import { walk } from './walk.ts';

const inPanel = `/services/${panelServices.at(-1)?.slug}`;

const shown = async (page: Page, name: PanelName) => (await page.all(places.panel[name])).length;

walk('panels open, close each other, and close on Escape', async ({ page, service }) => {
  await page.open(`${service.url}/about`);
  expect(await shown(page, 'services')).toBe(0);
  await page.clickOn(places.panelButton('services'));
  expect((await page.one(places.panel.services)).x).toBe(0);
  await page.clickOn(places.panelButton('industries'));
  await page.one(places.panel.industries);
  await expect.poll(() => shown(page, 'services')).toBe(0);
  await page.press('Escape');
  await expect.poll(() => shown(page, 'industries')).toBe(0);
  await page.clickOn(places.panelButton('services'));
  await page.clickOn(places.panelButton('services'));
  await expect.poll(() => shown(page, 'services')).toBe(0);
});

walk('a panel opens by keyboard, and closes on an outside click', async ({ page, service }) => {
  await page.open(`${service.url}/about`);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[popovertarget="services-panel"]')?.focus(),
  );
  await page.press('Enter');
  await page.one(places.panel.services);
  await page.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[popover]')?.id)).toBe(
    'services-panel',
  );
  await page.click(640, 780);
  await expect.poll(() => shown(page, 'services')).toBe(0);
});

walk(
  'a link of a panel leads on, and the panel is closed after Back',
  async ({ page, service }) => {
    await page.open(`${service.url}/about`);
    await page.clickOn(places.panelButton('services'));
    await page.clickOn(places.panelLink(inPanel));
    await page.arrived(inPanel);
    expect(await shown(page, 'services')).toBe(0);
    await page.evaluate(() => history.back());
    await page.arrived('/about');
    await expect.poll(() => shown(page, 'services')).toBe(0);
  },
);

walk('on a phone the side menu opens, unfolds, closes and leads on', async ({ page, service }) => {
  await page.resize(390, 844);
  await page.open(`${service.url}/about`);
  const open = async () => (await page.all(places.menu)).length;
  expect(await open()).toBe(0);
  await page.clickOn(places.openMenu);
  await page.one(places.menu);
  await page.press('Escape');
  await expect.poll(open).toBe(0);

  await page.clickOn(places.openMenu);
  await page.clickOn(places.menuSection('services'));
  await expect
    .poll(async () => (await page.all(places.menuLinks)).length)
    .toBe(panelServices.length);
  await page.clickOn(places.menuSection('services'));
  await expect.poll(async () => (await page.all(places.menuLinks)).length).toBe(0);
  await page.clickOn(places.closeMenu);
  await expect.poll(open).toBe(0);

  await page.clickOn(places.openMenu);
  await page.clickOn(places.menuSection('industries'));
  await page.clickOn(places.menuLink(anIndustry));
  await page.arrived(anIndustry);
  expect(await open()).toBe(0);
  await page.evaluate(() => history.back());
  await page.arrived('/about');
  await expect.poll(open).toBe(0);
});
