import type { Locator } from '@playwright/test';
import { demosOf } from '../support/demos.ts';
import { expect, test } from '../support/test.ts';

for (const { path, band, open } of demosOf('findings')) {
  const { before, after, findings, screen } = band;
  const shown = (section: Locator, name: string) =>
    section.getByRole('group', { name: `${screen}: ${name}`, exact: true });

  test(`on ${path} a click shows the page after its findings, and what answers them`, async ({
    page,
  }) => {
    const section = await open(page);
    await expect(shown(section, before.name)).toBeVisible();
    await expect(section.getByText(findings[0]?.saw ?? '', { exact: true })).toBeVisible();
    await section.getByText(after.name, { exact: true }).click();
    await expect(shown(section, before.name)).toBeHidden();
    await expect(shown(section, after.name)).toBeVisible();
    for (const { saw, answer } of findings) {
      await expect(section.getByText(answer, { exact: true })).toBeVisible();
      await expect(section.getByText(saw, { exact: true })).toBeHidden();
    }
  });

  test(`on ${path} arrow keys go there and back, and nothing below moves`, async ({ page }) => {
    const section = await open(page);
    const { height } = (await section.boundingBox()) ?? {};
    await section.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(shown(section, after.name)).toBeVisible();
    expect((await section.boundingBox())?.height).toBe(height);
    await page.keyboard.press('ArrowUp');
    await expect(shown(section, before.name)).toBeVisible();
  });

  test(`on ${path} a screen reader hears each finding with how many met it`, async ({ page }) => {
    const section = await open(page);
    await expect(
      section.getByRole('group', { name: band.legend, exact: true }).getByRole('radio'),
    ).toHaveCount(2);
    const list = section.getByRole('list');
    await expect(list.getByRole('listitem')).toHaveCount(findings.length);
    const said = await list.ariaSnapshot();
    for (const { saw, met } of findings) {
      expect(said).toContain(saw);
      expect(said).toContain(
        band.met.replace('{count}', String(met)).replace('{people}', String(band.people)),
      );
    }
    // A picture of a page: nothing in it can be reached.
    await expect(shown(section, before.name).locator('button, input, a, [tabindex]')).toHaveCount(
      0,
    );
  });

  test(`on ${path} each number on the page is the number of a finding`, async ({ page }) => {
    await open(page);
    for (const { parts } of [before, after]) {
      const marks = parts.flatMap(({ mark }) => mark ?? []);
      expect(marks.toSorted()).toEqual(findings.map((_, at) => at + 1));
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`on ${path} before and after can be chosen all the same`, async ({ page }) => {
      await page.goto(path);
      await page.getByText(after.name, { exact: true }).click();
      await expect(page.getByText(findings.at(-1)?.answer ?? '', { exact: true })).toBeVisible();
    });
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test(`on ${path} the other page is there at once`, async ({ page }) => {
      const section = await open(page);
      await section.getByRole('radio').last().check();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });

  test(`on ${path} both are printed`, async ({ page }) => {
    const section = await open(page);
    await page.emulateMedia({ media: 'print' });
    for (const { name } of [before, after]) await expect(shown(section, name)).toBeVisible();
  });
}
