import type { Locator } from '@playwright/test';
import { fromBins, tallyAt } from '../../src/bands/threshold/threshold.ts';
import { demosOf, testOwnScript } from '../support/demos.ts';
import { expect, test } from '../support/test.ts';

for (const { path, band, open } of demosOf('threshold')) {
  const { fields = [], bins, checked, costs, words, lowest = 0, step = 5 } = band;
  const items = bins
    ? fromBins(bins)
    : fields.map(({ score, truth }) => ({ score, right: truth ? 0 : 1, wrong: truth ? 1 : 0 }));

  /** What has to be counted at this threshold. */
  async function expectCounted(section: Locator, threshold: number) {
    const { missed, cost, ...counts } = tallyAt(items, threshold, checked, costs);
    const row = (name: string) => section.getByRole('row', { name: new RegExp(`^${name}\\b`) });
    const last = (name: string) => row(name).getByRole('cell').last();
    await expect(last(words.checked)).toHaveText(counts.checked.toLocaleString('en'));
    await expect(last(words.missed)).toHaveText(missed.toLocaleString('en'));
    await expect(last(words.cost)).toHaveText(
      words.money.replace('{amount}', cost.toLocaleString('en')),
    );
  }

  test(`on ${path} the threshold is pulled to its end, and all is counted anew`, async ({
    page,
  }) => {
    const section = await open(page);
    await expectCounted(section, band.recommended);
    const slider = section.getByRole('slider');
    const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    await slider.click({ position: { x: width - 2, y: height / 2 } });
    await expectCounted(section, 100);
    await slider.click({ position: { x: 2, y: height / 2 } });
    await expectCounted(section, lowest);
  });

  test(`on ${path} arrow keys move it step by step`, async ({ page }) => {
    const section = await open(page);
    await section.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    await expectCounted(section, band.recommended + step);
    await page.keyboard.press('Home');
    await expectCounted(section, lowest);
  });

  test(`on ${path} a screen reader hears what follows, in words`, async ({ page }) => {
    const section = await open(page);
    const slider = section.getByRole('slider', {
      name: words.threshold.replace('{threshold}', String(band.recommended)),
    });
    const [before = ''] = [await slider.getAttribute('aria-valuetext')];
    expect(before).toContain(String(band.recommended));
    expect(before).not.toContain('{');
    await slider.press('End');
    await expect(section.getByRole('slider')).not.toHaveAttribute('aria-valuetext', before ?? '');
    await expect(section.getByRole('table').getByRole('columnheader')).toHaveCount(3);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`on ${path} the counts stand beside those of the rule, with no control`, async ({
      page,
    }) => {
      await page.goto(path);
      const section = page.getByRole('region', { name: band.heading, exact: true });
      await expect(section.getByRole('slider')).toHaveCount(0);
      await expectCounted(section, band.recommended);
      await expect(section.getByRole('columnheader', { name: band.baseline.name })).toBeVisible();
    });
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test(`on ${path} it is counted at once`, async ({ page }) => {
      const section = await open(page);
      await section.getByRole('slider').press('End');
      await expectCounted(section, 100);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });

  testOwnScript('Threshold', { path, heading: band.heading, open });
}
