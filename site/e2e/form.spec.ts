import type { Page } from '@playwright/test';
import { beforeToken, checkboxLabels, company, contactForm } from '../../test/content.ts';
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
  toastFiles,
  toasts,
  values,
} from './support/form.ts';
import { checkboxes } from './support/places.ts';
import { failureWords } from './support/plain-form.ts';
import { aService } from '../../test/routes.ts';
import { startService } from '../../scripts/lib/service.ts';
import { expect, test } from './support/test.ts';

/** The words under the form before the address. */
const stillHere = beforeToken(contactForm.failureHelp);

const status = (page: Page) => page.locator('form').getByRole('status');

test('a form that is being sent says so, cannot be sent again, and moves nothing but its progress line', async ({
  page,
}) => {
  const { requests, release } = await answerLater(page, takesIt);
  await openForm(page);
  await fill(page);
  const progressLine = () =>
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
  // With another font and larger type too: the button's width must not be guessed.
  const places = async () => {
    const boxes: unknown[] = [];
    for (const [width, font] of [
      [320, '16px serif'],
      [390, '24px monospace'],
      [1280, ''],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await sendButton(page).evaluate((button, font) => (button.style.font = font), font);
      for (const thing of [sendButton(page), page.locator('form a[href="/privacy-policy"]')])
        boxes.push(
          await thing.evaluate((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return { width, height, x, y: y + scrollY };
          }),
        );
    }
    return boxes;
  };
  await page.mouse.move(0, 0);
  const before = { places: await places(), look: await look() };
  expect(await progressLine()).toMatchObject({ seen: false, moves: false });
  await field(page, 'name').press('Enter');
  await expect(sendButton(page)).toHaveText(contactForm.sending);
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  expect({ places: await places(), look: await look() }).toEqual(before);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    const moves = reducedMotion !== 'reduce';
    await expect.poll(progressLine, reducedMotion).toEqual({ seen: true, red: true, moves });
  }
  await sendButton(page).click({ force: true });
  await field(page, 'name').press('Enter');
  expect(await values(page)).toEqual(filled);
  release();
  await expect(toasts(page)).toHaveText(success);
  await expect(sendButton(page)).toHaveText(contactForm.button);
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'false');
  expect(await progressLine()).toMatchObject({ seen: false, moves: false });
  expect(requests()).toBe(1);
});

test('a draft survives a reload and a visit to another page, and only what was sent is removed from it', async ({
  page,
}) => {
  const { release } = await answerLater(page, takesIt);
  await openForm(page);
  await fill(page);
  await page.reload();
  await expect.poll(() => values(page)).toEqual(filled);
  await openForm(page, aService);
  await expect.poll(() => values(page)).toEqual(filled);
  await field(page, 'name').press('Enter');
  await expect(sendButton(page)).toHaveText(contactForm.sending);
  // Changes made while the form is sending stay in it and in the draft.
  await field(page, 'message').press('ControlOrMeta+End');
  await field(page, 'message').pressSequentially(' and one more thing');
  const more = (await checkboxes(page).count()) > 1;
  if (more) await checkboxes(page).last().check();
  const newDraft = {
    ...empty,
    message: `${filled.message} and one more thing`,
    ticked: more ? 1 : 0,
  };
  release();
  await expect(toasts(page)).toHaveText(success);
  expect(await values(page)).toEqual(newDraft);
  await openForm(page);
  await expect.poll(() => values(page)).toEqual(newDraft);
  await sendButton(page).click();
  await expect(toasts(page)).toHaveText(success);
  await openForm(page);
  expect(await values(page)).toEqual(empty);
});

test('after a failure the form keeps everything and offers the address, and it can be sent again', async ({
  page,
  watched,
}) => {
  watched.errors.push(/Failed to load resource/);
  const keys: (string | undefined)[] = [];
  await answer(page, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) return route.abort('internetdisconnected');
    return keys.length === 2 ? refusesIt(route) : takesIt(route);
  });
  await openForm(page);
  await fill(page);
  for (const failed of [1, 2]) {
    await sendButton(page).click();
    await expect(toasts(page).filter({ hasText: failure })).toHaveCount(failed);
    await expect(toasts(page).last()).toBeInViewport();
    expect(await values(page)).toEqual(filled);
    await expect(status(page)).toContainText(stillHere);
    await expect(status(page)).not.toContainText(failure);
    await expect(status(page).getByRole('link')).toHaveAttribute('href', `mailto:${company.email}`);
    await expect(sendButton(page)).toHaveText(contactForm.button);
  }
  await sendButton(page).click();
  await expect(toasts(page).filter({ hasText: success })).toBeVisible();
  await expect(status(page)).toBeHidden();
  expect(await values(page)).toEqual(empty);
  // The same attempt carries the same key, so that it is stored once.
  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
});

test('the line under the form explains what to do about a refusal, in the page’s language', async ({
  page,
  watched,
}) => {
  watched.errors.push(/Failed to load resource/);
  const service = await startService({ env: { RATE_LIMIT_MAX: '1', RATE_LIMIT_SECONDS: '60' } });
  await openForm(page, `${service.url}/contact`);
  await sendButton(page).click();
  await expect(toasts(page)).toHaveText(success);
  await fill(page);
  await sendButton(page).click();
  await expect(toasts(page).last()).toHaveText(failure);
  const { happened, now } = failureWords['too-many'];
  for (const words of [happened, beforeToken(now)]) await expect(status(page)).toContainText(words);
  await expect(status(page)).toContainText(/\d/);
  await expect(status(page)).not.toContainText('{');
  const address = status(page).getByRole('link', { name: company.email });
  await expect(address).toHaveAttribute('href', `mailto:${company.email}`);
  expect(await values(page)).toEqual(filled);

  await answer(page, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      headers: { 'Content-Language': 'tlh' },
      body: JSON.stringify({ detail: 'nuqneH' }),
    }),
  );
  await sendButton(page).click();
  await expect(status(page)).toContainText(stillHere);
  await expect(status(page)).not.toContainText('nuqneH');
  await page.goto('about:blank');
  await service.stop();
});

test('a receipt stays, and says who answers by when, to which address, and what was asked for', async ({
  page,
}) => {
  const receipt = page.locator('[data-receipt]');
  await answer(page, takesIt);
  await openForm(page);
  // Without an address and a ticked service it promises nothing about them.
  await sendButton(page).click();
  await expect(receipt).toContainText(beforeToken(contactForm.receipt.noAddress));
  await expect(receipt.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  for (const promise of [contactForm.text, beforeToken(contactForm.receipt.asked)])
    await expect(receipt).not.toContainText(promise);
  // The receipt of one enquiry is not under the next.
  await field(page, 'message').pressSequentially('A');
  await expect(receipt).toHaveCount(0);

  await fill(page);
  await checkboxes(page).last().check();
  await sendButton(page).click();
  const { heading, address, asked } = contactForm.receipt;
  for (const words of [
    heading,
    contactForm.text,
    address.replace('{address}', filled.email),
    beforeToken(asked),
    checkboxLabels[0] ?? '',
    checkboxLabels.at(-1) ?? '',
  ])
    await expect(receipt).toContainText(words);

  // The browser submits a domain in ASCII, although the visitor typed letters.
  await field(page, 'email').fill('person@bücher.example');
  await sendButton(page).click();
  await expect(receipt).toContainText('person@bücher.example');
});

test('success and failure are announced once, with a toast and without', async ({
  page,
  watched,
}) => {
  watched.errors.push(/Failed to load resource/);
  // What assistive technology announces: each outermost live region, and what gets the focus.
  const announcements = () =>
    page
      .locator('[role=alert], [role=status], [aria-live]')
      .and(page.locator(':not([aria-live=off]), :focus'))
      .evaluateAll((regions) =>
        regions.map((region) => region.textContent.trim()).filter((text) => text !== ''),
      );
  for (const [how, words, additional] of [
    [takesIt, success, ''],
    [refusesIt, failure, stillHere],
  ] as const) {
    await page.unrouteAll();
    await answer(page, how);
    await openForm(page);
    await sendButton(page).click();
    await expect(toasts(page)).toBeVisible();
    await expect(sendButton(page)).toBeFocused();
    const withToast = await announcements();
    expect(withToast.filter((text) => text.includes(words))).toEqual([words]);
    expect(withToast).toHaveLength(additional ? 2 : 1);
    expect(withToast.join()).toContain(additional);

    await page.route(toastFiles, (route) => route.abort());
    await openForm(page, '/contact', { withToasts: false });
    await sendButton(page).click();
    await expect(status(page)).toContainText(words);
    await expect(status(page)).toBeFocused();
    const inPlace = await announcements();
    expect(inPlace).toHaveLength(1);
    expect(inPlace[0]?.split(words)).toHaveLength(2);
    expect(inPlace[0]).toContain(additional);
  }
});
