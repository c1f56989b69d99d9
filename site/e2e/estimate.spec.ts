import type { Page } from '@playwright/test';
import { additionalRoutes } from '../../test/routes.ts';
import { demoOf } from './support/demos.ts';
import { expect, test } from './support/test.ts';

// Visitors answer a few questions, and take the resulting plan to the form.

const plan = (page: Page) => page.locator('.estimate-plan:has(.estimate-details li:visible)');
const status = (page: Page) => page.locator('.estimate [role=status]');

async function answer(page: Page, which: 'first' | 'last') {
  const count = await page.locator('.estimate fieldset').count();
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    // From the first answer, the up arrow wraps to the last one.
    if (which === 'last') await page.keyboard.press('ArrowUp');
  }
}

const beforeForm = (page: Page) =>
  page
    .locator('.estimate input')
    .first()
    .evaluate((input) => {
      input.before(Object.assign(document.createElement('span'), { tabIndex: -1, id: 'before' }));
      document.getElementById('before')?.focus();
    });

for (const { path, band } of demoOf('estimate')) {
  const { questions, plans, labels } = band;
  const smallest = plans[0]?.name ?? '';
  const largest = plans.at(-1)?.name ?? '';

  test('on a phone the current price stays visible from the first answer on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.locator('.estimate-so-far')).toBeHidden();

    await page.locator('.estimate fieldset').first().getByRole('radio').last().check();
    const chosen = page.locator('.estimate-plan[data-chosen] .fitted-figure');
    await expect(page.locator('.estimate-so-far')).toContainText(await chosen.innerText());
    await expect(page.locator('.estimate-so-far')).toBeInViewport();
    await expect(chosen).not.toBeInViewport();
  });

  test('the questions are one column, and the drawings of all plans have one size', async ({
    page,
  }) => {
    await page.goto(path);
    await page.locator('.estimate[data-live]').waitFor();
    const edges = await page
      .locator('.estimate')
      .locator('legend, input[type=radio]')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(edges).size).toBe(1);
    const heights = new Set<number>();
    for (const which of ['first', 'last'] as const) {
      for (const question of await page.locator('.estimate fieldset').all())
        await question.getByRole('radio')[which]().check();
      for (const drawing of await page.locator('.estimate-plan[data-chosen] svg').all())
        heights.add((await drawing.boundingBox())?.height ?? 0);
    }
    expect(heights.size).toBeLessThan(2);
  });

  test('answers given by keyboard lead to a plan, which is announced and part of the address', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(status(page)).toHaveText(labels.ask);
    await expect(page.locator('.estimate-plan:visible')).toHaveCount(plans.length);
    await expect(plan(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: labels.write, exact: true })).toBeHidden();
    await beforeForm(page);
    await answer(page, 'first');
    await expect(plan(page).getByRole('heading', { level: 3 })).toHaveText(smallest);
    await expect(status(page)).toContainText(`${smallest}, ${plans[0]?.price}`);
    await beforeForm(page);
    await answer(page, 'last');
    await expect(plan(page).getByRole('heading', { level: 3 })).toHaveText(largest);
    const [first] = questions;
    expect(new URL(page.url()).searchParams.get(`${first?.id}`)).toBe(first?.answers.at(-1)?.id);
  });

  const answersAt = (which: 0 | -1) =>
    new URLSearchParams(questions.map(({ id, answers }) => [id, `${answers.at(which)?.id}`]));

  test('the address of a plan opens it in each language, and it prints on one sheet', async ({
    page,
  }) => {
    for (const address of [path, ...additionalRoutes(path).map((other) => other.path)]) {
      await page.goto(`${address}?${answersAt(-1)}`);
      await expect(plan(page)).toHaveCount(1);
      const assumed = questions.flatMap(({ answers }) => answers.at(-1)?.assumes ?? []);
      await expect(page.locator('.estimate-assumed:visible li')).toHaveCount(assumed.length);
    }
    await page.goto(`${path}?${answersAt(0)}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.estimate-answer:visible')).toHaveCount(questions.length);
    await expect(plan(page).getByRole('heading', { level: 3 })).toHaveText(smallest);
  });

  test('the plan is added to the form once, and keeps the message that was typed there', async ({
    page,
  }) => {
    const message = page.locator('textarea[name=message]');
    await page.goto('/contact');
    await page.locator('astro-island:not([ssr]) textarea').waitFor();
    await message.fill('We have a question.');
    for (const which of [0, -1] as const) {
      await page.goto(`${path}?${answersAt(which)}`);
      await page.getByRole('link', { name: labels.write, exact: true }).click();
      await expect(page).toHaveURL(/contact/);
      await expect(message).toHaveValue(/We have a question\.$/);
    }
    const text = await message.inputValue();
    expect(text.startsWith(labels.summary)).toBe(true);
    expect(text).toContain(largest);
    expect(text).not.toContain(smallest);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
    test('answers can be tapped, and the plan mailed or its address copied', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(path);
      await page.locator('.estimate[data-live]').waitFor();
      for (const { answers } of questions)
        await page.locator('.estimate-answer', { hasText: answers.at(-1)?.label ?? '' }).tap();
      await expect(plan(page).getByRole('heading', { level: 3 })).toHaveText(largest);
      const mail = await page.getByRole('link', { name: labels.send }).getAttribute('href');
      const { protocol, pathname, searchParams } = new URL(mail ?? '');
      expect([protocol, pathname, searchParams.get('subject')]).toEqual(['mailto:', '', largest]);
      expect(searchParams.get('body')).toContain(plans.at(-1)?.price);
      expect(searchParams.get('body')).toContain(page.url());
      await page.getByRole('button', { name: labels.copy }).tap();
      await expect(page.getByRole('button', { name: labels.copied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('all plans are shown, with the points that lead to them', async ({ page }) => {
      await page.goto(path);
      await expect(plan(page)).toHaveCount(plans.length);
      await expect(page.locator('.estimate-points:visible')).toHaveCount(
        plans.length + questions.flatMap(({ answers }) => answers).length,
      );
      await expect(page.locator('.estimate button:visible')).toHaveCount(0);
      await expect(status(page)).toBeHidden();
    });
  });
}
