import { demosOf, testOwnScript } from '../support/demos.ts';
import { expect, test } from '../support/test.ts';

for (const { path, band, open } of demosOf('conversation')) {
  const { questions, colleague, again, screen } = band;
  const [first] = questions;
  const last = questions.find(({ handsOver }) => handsOver);
  const names = { first: first?.asked ?? '', last: last?.asked ?? '' };

  test(`on ${path} one asks by clicking, and what a colleague receives is shown beside it`, async ({
    page,
  }) => {
    const section = await open(page);
    const log = section.getByRole('log');
    const desk = section.getByRole('group', { name: colleague.screen });
    await expect(desk).toContainText(colleague.waiting);
    // The first one is answered when one comes.
    await expect(log).toContainText(first?.answer ?? '');
    if (first?.source) await expect(log).toContainText(first.source);
    await section.getByRole('button', { name: names.last }).click();
    await expect(log).toContainText(last?.answer ?? '');
    for (const words of [colleague.mark, colleague.reason, colleague.note, names.first])
      await expect(desk).toContainText(words);
    await section.getByRole('button', { name: questions[1]?.asked ?? '' }).click({ force: true });
    await expect(log).not.toContainText(questions[1]?.answer ?? '');
  });

  test(`on ${path} keys lead it, and it begins again where one asks first`, async ({ page }) => {
    const section = await open(page);
    const second = section.getByRole('button', { name: questions[1]?.asked ?? '' });
    await second.focus();
    await page.keyboard.press('Enter');
    await expect(section.getByRole('log')).toContainText(questions[1]?.answer ?? '');
    await expect(second).toBeFocused();
    for (let at = 1; at < questions.length; at++) await page.keyboard.press('Tab');
    await expect(section.getByRole('button', { name: again })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(section.getByRole('log')).not.toContainText(questions[1]?.answer ?? '');
    await expect(section.getByRole('button').first()).toBeFocused();
  });

  test(`on ${path} nothing below moves while it goes on`, async ({ page }) => {
    const section = await open(page);
    const { height } = (await section.boundingBox()) ?? {};
    for (const { asked } of questions.slice(1))
      await section.getByRole('button', { name: asked }).click();
    expect((await section.boundingBox())?.height).toBe(height);
  });

  test(`on ${path} a screen reader hears each answer as it comes`, async ({ page }) => {
    const section = await open(page);
    const log = section.getByRole('log', { name: screen });
    await expect(log).toContainText(band.greeting);
    await expect(section.getByRole('group', { name: band.offered })).toBeVisible();
    const said = await log.ariaSnapshot();
    expect(said).toContain(names.first);
    expect(said).toContain(first?.answer ?? '');
    await expect(section.getByRole('button', { name: names.first })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`on ${path} the whole conversation is there, with its handover and no button`, async ({
      page,
    }) => {
      await page.goto(path);
      const section = page.getByRole('region', { name: band.heading, exact: true });
      await expect(section.getByRole('button')).toHaveCount(0);
      for (const { answer } of questions)
        await expect(section.getByText(answer).first()).toBeVisible();
      await expect(section.getByText(colleague.note)).toBeVisible();
    });
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test(`on ${path} an answer is there at once`, async ({ page }) => {
      const section = await open(page);
      await section.getByRole('button', { name: names.last }).click();
      await expect(section.getByRole('log')).toContainText(last?.answer ?? '');
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });

  testOwnScript('Conversation', { path, heading: band.heading, open });
}
