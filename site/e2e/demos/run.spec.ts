import type { Locator } from '@playwright/test';
import { demosOf, testOwnScript } from '../support/demos.ts';
import { expect, test } from '../support/test.ts';

for (const { path, band, open } of demosOf('run')) {
  const { checks, heading, labels, versions } = band;
  const red = versions.findIndex(({ failing }) => failing.length > 0);
  const other = versions.at(-1 - Number(red === versions.length - 1));

  /** That the run of a version is over, check by check. */
  async function expectOver(section: Locator, failing: number[]) {
    await expect(section.getByRole('listitem')).toHaveText(
      checks.map((check, at) => `${check} ${labels[failing.includes(at + 1) ? 'fails' : 'holds']}`),
    );
  }

  test(`on ${path} a click in “${heading}” runs the checks one after the other`, async ({
    page,
  }) => {
    const section = await open(page);
    await expectOver(section, versions[red]?.failing ?? []);
    await section
      .locator('label')
      .getByText(other?.name ?? '', { exact: true })
      .click();
    await expect(section.getByRole('listitem').last()).toContainText(labels.waits);
    await expectOver(section, other?.failing ?? []);
    await section
      .locator('label')
      .getByText(versions[red]?.name ?? '', { exact: true })
      .click();
    await expectOver(section, versions[red]?.failing ?? []);
  });

  test(`on ${path} arrow keys choose what “${heading}” runs, also while it runs`, async ({
    page,
  }) => {
    const section = await open(page);
    await section.getByRole('radio', { checked: true }).focus();
    for (const version of [...versions.slice(red + 1), ...versions.slice(0, red)]) {
      await page.keyboard.press('ArrowDown');
      await expect(section.getByRole('radio', { name: version.name, exact: true })).toBeChecked();
    }
    const last = versions.at(red - 1);
    await expectOver(section, last?.failing ?? []);
  });

  test(`on ${path} a screen reader hears the report of “${heading}” when the run is over`, async ({
    page,
  }) => {
    const section = await open(page);
    await section.getByRole('radio', { name: other?.name ?? '', exact: true }).check();
    await expect(section.getByRole('status')).toHaveText('');
    await expect(section.getByRole('status')).toHaveText(other?.report ?? '');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`on ${path} “${heading}” shows the red run and all reports`, async ({ page }) => {
      await page.goto(path);
      const section = page.getByRole('region', { name: heading, exact: true });
      await expectOver(section, versions[red]?.failing ?? []);
      for (const { report } of versions)
        await expect(section.getByText(report).first()).toBeVisible();
      await expect(section.getByRole('radio')).toHaveCount(0);
    });
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test(`on ${path} a run of “${heading}” is over at once`, async ({ page }) => {
      const section = await open(page);
      await section.getByRole('radio', { name: other?.name ?? '', exact: true }).check();
      await expect(section.locator('[data-state="waits"]')).toHaveCount(0, { timeout: 200 });
      await expectOver(section, other?.failing ?? []);
    });
  });

  testOwnScript('Run', { path, heading: band.heading, open });
}
