import type { Locator } from '@playwright/test';
import { decide } from '../../src/bands/decisions/decide.ts';
import { demosOf, testOwnScript } from '../support/demos.ts';
import { expect, test } from '../support/test.ts';

for (const { path, band, open } of demosOf('decisions')) {
  const { conditions, rules } = band;
  const lastAnswers = conditions.map(({ options }) => options.at(-1) ?? '');
  const firstAnswers = conditions.map(({ options }) => options[0] ?? '');

  /** What has to be said and marked after these answers. */
  async function expectDecided(section: Locator, answers: string[]) {
    const at = decide(rules, answers);
    await expect(section.locator('output')).toContainText(rules[at]?.then ?? '');
    await expect(section.locator('output')).toContainText(rules[at]?.why ?? '');
    await expect(section.locator('tbody tr').nth(at)).toHaveAttribute('data-decides');
    await expect(section.locator('[data-decides]')).toHaveCount(1);
  }

  test(`on ${path} clicks answer the questions, and the first rule that fits decides`, async ({
    page,
  }) => {
    const section = await open(page);
    await expectDecided(section, firstAnswers);
    for (const [at, answer] of lastAnswers.entries())
      await section
        .getByRole('group', { name: conditions[at]?.label ?? '' })
        .getByText(answer, { exact: true })
        .click();
    await expectDecided(section, lastAnswers);
  });

  test(`on ${path} arrow keys answer them`, async ({ page }) => {
    const section = await open(page);
    await section.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowUp');
    await expectDecided(section, firstAnswers.with(0, lastAnswers[0] ?? ''));
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await expectDecided(section, [...lastAnswers.slice(0, 2), ...firstAnswers.slice(2)]);
  });

  test(`on ${path} a screen reader hears what follows, and finds the rule in a table`, async ({
    page,
  }) => {
    const section = await open(page);
    const status = section.getByRole('status');
    await expect(status).toContainText(band.result);
    await expect(section.getByRole('table').getByRole('columnheader')).toHaveCount(
      conditions.length + 1,
    );
    await section.getByRole('radio', { name: lastAnswers[0] ?? '', exact: true }).check();
    await expect(status).toContainText(
      rules[decide(rules, firstAnswers.with(0, lastAnswers[0] ?? ''))]?.why ?? '',
    );
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`on ${path} the rules are there, and nothing that cannot be pressed`, async ({ page }) => {
      await page.goto(path);
      const section = page.getByRole('region', { name: band.heading, exact: true });
      await expect(section.getByRole('radio')).toHaveCount(0);
      await expect(section.getByRole('table').locator('tbody tr')).toHaveCount(rules.length);
      await expect(section).toContainText(rules.at(-1)?.then ?? '');
    });
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test(`on ${path} what follows is there at once`, async ({ page }) => {
      const section = await open(page);
      await section.getByRole('radio', { name: lastAnswers[0] ?? '', exact: true }).check();
      await expectDecided(section, firstAnswers.with(0, lastAnswers[0] ?? ''));
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });

  testOwnScript('Decisions', { path, heading: band.heading, open });
}
