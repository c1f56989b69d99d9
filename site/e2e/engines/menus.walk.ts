import { expect } from 'vitest';
import type { Page } from './page.ts';
import { places } from './places.ts';
import { walk } from './walk.ts';

const shown = async (page: Page, name: 'Services' | 'Industries') =>
  (await page.all(places.panel[name])).length;

walk('panels open, close each other, and close on Escape', async ({ page, service }) => {
  await page.open(`${service.url}/about`);
  expect(await shown(page, 'Services')).toBe(0);
  await page.clickOn(places.panelButton('Services'));
  expect((await page.one(places.panel.Services)).x).toBe(0);
  await page.clickOn(places.panelButton('Industries'));
  await page.one(places.panel.Industries);
  await expect.poll(() => shown(page, 'Services')).toBe(0);
  await page.press('Escape');
  await expect.poll(() => shown(page, 'Industries')).toBe(0);
  await page.clickOn(places.panelButton('Services'));
  await page.clickOn(places.panelButton('Services'));
  await expect.poll(() => shown(page, 'Services')).toBe(0);
});

walk('a panel opens by keyboard, and closes on an outside click', async ({ page, service }) => {
  await page.open(`${service.url}/about`);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[popovertarget="services-panel"]')?.focus(),
  );
  await page.press('Enter');
  await page.one(places.panel.Services);
  await page.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[popover]')?.id)).toBe(
    'services-panel',
  );
  await page.click(640, 780);
  await expect.poll(() => shown(page, 'Services')).toBe(0);
});

walk(
  'a link of a panel leads on, and the panel is closed after Back',
  async ({ page, service }) => {
    await page.open(`${service.url}/about`);
    await page.clickOn(places.panelButton('Services'));
    await page.clickOn(places.panelLink('Branding'));
    await page.arrived('/services/branding');
    expect(await shown(page, 'Services')).toBe(0);
    await page.evaluate(() => history.back());
    await page.arrived('/about');
    await expect.poll(() => shown(page, 'Services')).toBe(0);
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
  await page.clickOn(places.menuSection('Services'));
  await expect.poll(async () => (await page.all(places.menuLinks)).length).toBe(11);
  await page.clickOn(places.menuSection('Services'));
  await expect.poll(async () => (await page.all(places.menuLinks)).length).toBe(0);
  await page.clickOn(places.closeMenu);
  await expect.poll(open).toBe(0);

  await page.clickOn(places.openMenu);
  await page.clickOn(places.menuSection('Industries'));
  await page.clickOn(places.menuLink('Healthcare'));
  await page.arrived('/industry/healthcare');
  expect(await open()).toBe(0);
  await page.evaluate(() => history.back());
  await page.arrived('/about');
  await expect.poll(open).toBe(0);
});
