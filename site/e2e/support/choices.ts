import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

type Choices = {
  path: string;
  heading: string;
  legend: string;
  options: string[];
  /** Where the name of what an option shows begins. */
  shows: (option: string) => string;
  open: (page: Page) => Promise<Locator>;
};

/** What holds for every demonstration that shows one of several things: pointer, keys, no script, print, and aloud. */
export function testChoices({ path, heading, legend, options, shows, open }: Choices): void {
  const first = options[0] ?? '';
  const last = options.at(-1) ?? '';
  const panel = (section: Locator, option: string) =>
    section.getByRole('group', { name: shows(option) });
  /** The panels that are there, apart from the group of the radio buttons. */
  const panels = (section: Locator) => section.locator('.choices-panels > *:visible');

  test(`on ${path} a click in “${heading}” shows what is chosen and moves nothing, and print has all`, async ({
    page,
  }) => {
    const section = await open(page);
    const { height } = (await section.boundingBox()) ?? {};
    for (const option of options) {
      await section.locator('label').getByText(option, { exact: true }).click();
      await expect(panels(section)).toHaveCount(1);
      await expect(panel(section, option)).toBeVisible();
      expect((await section.boundingBox())?.height).toBe(height);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(panels(section)).toHaveCount(options.length);
  });

  test(`on ${path} arrow keys go through “${heading}”`, async ({ page }) => {
    const section = await open(page);
    await section.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(panel(section, options[1] ?? '')).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(panel(section, last)).toBeVisible();
  });

  test(`on ${path} a screen reader hears what “${heading}” then shows`, async ({ page }) => {
    const section = await open(page);
    const choice = section.getByRole('group', { name: legend, exact: true });
    await expect(choice.getByRole('radio')).toHaveCount(options.length);
    await section.getByRole('radio', { name: last, exact: true }).check();
    const said = await section.locator('[aria-live="polite"]').ariaSnapshot();
    expect(said).toContain(shows(last));
    expect(said).not.toContain(shows(first));
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`on ${path} “${heading}” works all the same`, async ({ page }) => {
      await page.goto(path);
      const section = page.getByRole('region', { name: heading, exact: true });
      await section.locator('label').getByText(last, { exact: true }).click();
      await expect(panel(section, last)).toBeVisible();
    });
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test(`on ${path} what is chosen in “${heading}” is there at once`, async ({ page }) => {
      const section = await open(page);
      await section.getByRole('radio', { name: last, exact: true }).check();
      await expect(panel(section, last)).toBeVisible();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });
}
