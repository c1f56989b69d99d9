import { demosOf, testOwnScript } from '../support/demos.ts';
import { expect, test } from '../support/test.ts';

for (const { path, band, open } of demosOf('offline')) {
  const { jobs, words, says, rule, office, phone } = band;
  const moved = jobs.find((job) => job.moved);
  const kept = (count: number) => says.kept.replace('{count}', String(count));

  test(`on ${path} what is done without a signal is kept, sent when it is back, and the rule settles a conflict`, async ({
    page,
  }) => {
    const section = await open(page);
    const desk = section.getByRole('group', { name: office, exact: true });
    const status = section.getByRole('status').first();
    await expect(desk).toContainText(moved?.moved ?? '');
    for (const [at, { name }] of jobs.entries()) {
      await section.getByRole('checkbox', { name }).check();
      await expect(status).toHaveText(kept(at + 1));
    }
    await expect(desk).not.toContainText(words.sent);
    await section.getByRole('switch').click();
    await expect(section.getByText(words.sending, { exact: true })).toBeVisible();
    await expect(status).toHaveText(says.sent);
    await expect(desk.getByText(words.sent, { exact: true })).toHaveCount(jobs.length);
    await expect(section.getByText(rule.result)).toBeVisible();
  });

  test(`on ${path} keys do it as well, and nothing below moves`, async ({ page }) => {
    const section = await open(page);
    const { height } = (await section.boundingBox()) ?? {};
    await section.getByRole('checkbox').first().press('Space');
    await section.getByRole('switch').press('Space');
    await expect(section.getByRole('status').first()).toHaveText(says.sent);
    expect((await section.boundingBox())?.height).toBe(height);
    await section.getByRole('button', { name: band.again }).press('Enter');
    await expect(section.getByRole('status').first()).toHaveText(says.off);
    await expect(section.getByRole('switch')).toBeFocused();
  });

  test(`on ${path} a screen reader finds the phone, the switch and what they say`, async ({
    page,
  }) => {
    const section = await open(page);
    const held = section.getByRole('group', { name: phone, exact: true });
    await expect(held.getByRole('checkbox')).toHaveCount(jobs.length);
    await expect(section.getByRole('switch', { name: band.signal })).not.toBeChecked();
    await expect(section.getByRole('status').first()).toHaveText(says.off);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`on ${path} the story is told in words, with nothing to press`, async ({ page }) => {
      await page.goto(path);
      const section = page.getByRole('region', { name: band.heading, exact: true });
      await expect(section.getByRole('checkbox')).toHaveCount(0);
      for (const { title, text } of band.story) {
        await expect(section.getByText(title, { exact: true })).toBeVisible();
        await expect(section.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(section.getByText(rule.text).first()).toBeVisible();
    });
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test(`on ${path} what was kept is sent at once`, async ({ page }) => {
      const section = await open(page);
      for (const { name } of jobs) await section.getByRole('checkbox', { name }).check();
      await section.getByRole('switch').check();
      await expect(section.getByRole('status').first()).toHaveText(says.sent, { timeout: 800 });
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });

  testOwnScript('Offline', { path, heading: band.heading, open });
}
