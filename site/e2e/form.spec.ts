import type { Page, Route } from '@playwright/test';
import { company } from './support/company.ts';
import { beforeToken, checkboxLabels, contactForm } from '../../test/content.ts';
import {
  answer,
  answerLater,
  empty,
  failure,
  field,
  fill,
  filled,
  openForm,
  refusesIt,
  sendButton,
  success,
  takesIt,
  toasts,
  values,
} from './support/form.ts';
import { checkboxes } from './support/places.ts';
import { aService } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

/** What the line under the form says before the address. */
const stillHere = beforeToken(contactForm.failureHelp);

test('no field of the form is required, limited or validated', async ({ page }) => {
  await openForm(page);
  const form = page.locator('form');
  for (const rule of ['required', 'maxlength', 'minlength', 'pattern', 'aria-required'])
    await expect(form.locator(`[${rule}]`), rule).toHaveCount(0);
  await expect(field(page, 'name')).toHaveAttribute('type', 'text');
  await expect(field(page, 'email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'message')).toHaveJSProperty('tagName', 'TEXTAREA');
  await expect(field(page, 'message')).toHaveAttribute('rows', '4');
  await expect(
    page.getByRole('group', { name: contactForm.services }).getByRole('checkbox'),
  ).toHaveCount(checkboxLabels.length);
});

test('the browser itself refuses an address without an @', async ({ page }) => {
  const asked = await answer(page, takesIt);
  await openForm(page);
  await field(page, 'email').fill('not an address');
  await sendButton(page).click();
  expect(await page.locator('input:invalid').count()).toBe(1);
  expect(asked()).toBe(0);
});

test('while the form is sending, the button says so and cannot be pressed twice', async ({
  page,
}) => {
  const { asked, release } = await answerLater(page, takesIt);
  await openForm(page);
  await fill(page);
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveText(contactForm.sending);
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  await sendButton(page).click({ force: true });
  await field(page, 'name').press('Enter');
  expect(await values(page)).toEqual(filled);
  release();
  await expect(page.getByText(success)).toBeVisible();
  await expect(sendButton(page)).toHaveText(contactForm.button);
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'false');
  expect(asked()).toBe(1);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`while the form is sending, nothing moves but the red line, with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const { release } = await answerLater(page, takesIt);
    await openForm(page);
    const line = () =>
      page.locator('.form-answer').evaluate((answer) => {
        const { content, borderTopColor } = getComputedStyle(answer, '::before');
        const moves = answer.getAnimations({ subtree: true }).length > 0;
        const accent = getComputedStyle(document.documentElement).accentColor;
        return { seen: content !== 'none', red: borderTopColor === accent, moves };
      });
    const look = () =>
      sendButton(page).evaluate((button) => {
        const { backgroundColor, color, borderStyle, opacity } = getComputedStyle(button);
        return { backgroundColor, color, borderStyle, opacity };
      });
    // Also with another face and in larger type: the widths of the two words are not guessed.
    const places = async () => {
      const found: unknown[] = [];
      for (const [width, font] of [
        [320, '16px serif'],
        [390, '24px monospace'],
        [1280, ''],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await sendButton(page).evaluate((button, font) => (button.style.font = font), font);
        for (const thing of [sendButton(page), page.locator('form a[href="/privacy-policy"]')])
          found.push(
            await thing.evaluate((element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              return { width, height, x, y: y + scrollY };
            }),
          );
      }
      return found;
    };
    await page.mouse.move(0, 0);
    const before = { places: await places(), look: await look() };
    expect(await line()).toMatchObject({ seen: false, moves: false });
    await field(page, 'name').press('Enter');
    await expect(sendButton(page)).toHaveText(contactForm.sending);
    expect({ places: await places(), look: await look() }).toEqual(before);
    expect(await line()).toEqual({ seen: true, red: true, moves: reducedMotion !== 'reduce' });
    release();
    await expect(sendButton(page)).toHaveText(contactForm.button);
    expect(await line()).toMatchObject({ seen: false, moves: false });
  });
}

test('what is typed while the form is sending is not lost', async ({ page, watched }) => {
  watched.errors.push(/Failed to load resource/);
  const { release } = await answerLater(page, refusesIt);
  await openForm(page);
  await sendButton(page).click();
  await field(page, 'message').fill('One more thing');
  release();
  await expect(page.getByText(failure)).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('One more thing');
});

for (const path of ['/contact', '/', aService]) {
  test(`on ${path} the form is empty after it was sent with Enter`, async ({ page }) => {
    const asked = await answer(page, takesIt);
    await openForm(page, path);
    await fill(page);
    await field(page, 'name').press('Enter');
    await expect(toasts(page)).toHaveText(success);
    expect(await values(page)).toEqual(empty);
    await expect(page.locator('form').getByRole('status')).toBeHidden();
    expect(asked()).toBe(1);
  });
}

for (const [what, how] of [
  ['a refusal', refusesIt],
  ['no network', (route: Route) => route.abort('internetdisconnected')],
] as const) {
  test(`after ${what} the form keeps everything and a line offers the address`, async ({
    page,
    watched,
  }) => {
    watched.errors.push(/Failed to load resource/);
    await answer(page, how);
    await openForm(page);
    await fill(page);
    await sendButton(page).click();
    await expect(toasts(page)).toHaveText(failure);
    expect(await values(page)).toEqual(filled);
    const help = page.locator('form').getByRole('status');
    await expect(help).toContainText(stillHere);
    await expect(help.getByRole('link')).toHaveAttribute('href', `mailto:${company.email}`);
    await expect(sendButton(page)).toHaveText(contactForm.button);
  });
}

test('sending again after a failure succeeds and removes the line', async ({ page, watched }) => {
  watched.errors.push(/Failed to load resource/);
  const keys: (string | undefined)[] = [];
  await answer(page, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? refusesIt(route) : takesIt(route);
  });
  await openForm(page);
  await fill(page);
  await sendButton(page).click();
  await expect(page.locator('form').getByRole('status')).toBeVisible();
  await sendButton(page).click();
  await expect(toasts(page).filter({ hasText: success })).toBeVisible();
  await expect(page.locator('form').getByRole('status')).toBeHidden();
  // The same attempt carries the same key, so that it is stored once.
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

const receipt = (page: Page) => page.locator('[data-receipt]');

test('the receipt stays: who answers by when, to which address, and what was asked for', async ({
  page,
}) => {
  await answer(page, takesIt);
  await openForm(page);
  await fill(page);
  await checkboxes(page).last().check();
  await sendButton(page).click();
  // By key: a pointer waits until nothing moves, and on a slow machine the toast is gone by then.
  await toasts(page).getByRole('button').press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await expect(receipt(page)).toBeVisible();
  const { heading, address, asked } = contactForm.receipt;
  for (const words of [
    heading,
    contactForm.text,
    address.replace('{address}', filled.email),
    beforeToken(asked),
    checkboxLabels[0] ?? '',
    checkboxLabels.at(-1) ?? '',
  ])
    await expect(receipt(page)).toContainText(words);
  // The receipt of one enquiry is not under the next.
  await field(page, 'message').pressSequentially('A');
  await expect(receipt(page)).toHaveCount(0);
});

test('without an address and a ticked service the receipt makes no promise about them', async ({
  page,
}) => {
  await answer(page, takesIt);
  await openForm(page);
  await sendButton(page).click();
  await expect(receipt(page)).toContainText(beforeToken(contactForm.receipt.noAddress));
  await expect(receipt(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
  for (const promise of [contactForm.text, beforeToken(contactForm.receipt.asked)])
    await expect(receipt(page)).not.toContainText(promise);
});

for (const [what, how, words, others] of [
  ['success', takesIt, success, ''],
  ['failure', refusesIt, failure, stillHere],
] as const) {
  test(`a ${what} is announced once, with a toast and without`, async ({ page, watched }) => {
    watched.errors.push(/Failed to load resource/);
    await answer(page, how);
    // What assistive technology announces: each live region, without those around another.
    const told = () =>
      page
        .locator('[role=alert], [role=status], [aria-live]:not([aria-live=off])')
        .evaluateAll((regions) =>
          regions.map((region) => region.textContent.trim()).filter((text) => text !== ''),
        );
    await openForm(page);
    await sendButton(page).click();
    await expect(toasts(page)).toBeVisible();
    const withToast = await told();
    expect(withToast.filter((text) => text.includes(words))).toEqual([words]);
    expect(withToast).toHaveLength(others ? 2 : 1);
    expect(withToast.join()).toContain(others);

    await page.route(/_astro\/[^/]*toast/i, (route) => route.abort());
    await openForm(page);
    await sendButton(page).click();
    await expect(page.locator('form').getByRole('status')).toContainText(words);
    const inPlace = await told();
    expect(inPlace).toHaveLength(1);
    expect(inPlace[0]?.split(words)).toHaveLength(2);
    expect(inPlace[0]).toContain(others);
  });
}

test('a draft survives a reload and a visit to another page until it is sent', async ({ page }) => {
  await answer(page, takesIt);
  await openForm(page);
  await fill(page);
  await page.reload();
  await expect(field(page, 'name')).toHaveValue(filled.name);
  expect(await values(page)).toEqual(filled);
  await openForm(page, aService);
  await expect.poll(() => values(page)).toEqual(filled);
  await sendButton(page).click();
  await expect(page.getByText(success)).toBeVisible();
  await page.reload();
  await openForm(page);
  expect(await values(page)).toEqual(empty);
});
