import type { Route } from '@playwright/test';
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
import { expect, test } from './support/test.ts';

test('nothing in the form is required, bounded or checked', async ({ page }) => {
  await openForm(page);
  const form = page.locator('form');
  for (const rule of ['required', 'maxlength', 'minlength', 'pattern', 'aria-required'])
    await expect(form.locator(`[${rule}]`), rule).toHaveCount(0);
  await expect(field(page, 'Name')).toHaveAttribute('type', 'text');
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Message')).toHaveJSProperty('tagName', 'TEXTAREA');
  await expect(field(page, 'Message')).toHaveAttribute('rows', '4');
  await expect(
    page.getByRole('group', { name: 'What do you need help with?' }).getByRole('checkbox'),
  ).toHaveCount(5);
});

test('the browser itself holds back an address without an @', async ({ page }) => {
  const asked = await answer(page, takesIt);
  await openForm(page);
  await field(page, 'Email').fill('not an address');
  await sendButton(page).click();
  expect(await page.locator('input:invalid').count()).toBe(1);
  expect(asked()).toBe(0);
});

test('while it is sent the button says so and cannot be pressed twice', async ({ page }) => {
  const { asked, release } = await answerLater(page, takesIt);
  await openForm(page);
  await fill(page);
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveText('Sending');
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  await sendButton(page).click({ force: true });
  await field(page, 'Name').press('Enter');
  expect(await values(page)).toEqual(filled);
  release();
  await expect(page.getByText(success)).toBeVisible();
  await expect(sendButton(page)).toHaveText('Send message');
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'false');
  expect(asked()).toBe(1);
});

test('what was typed while it is sent is not lost', async ({ page, watched }) => {
  watched.errors.push(/Failed to load resource/);
  const { release } = await answerLater(page, refusesIt);
  await openForm(page);
  await sendButton(page).click();
  await field(page, 'Message').fill('One more thing');
  release();
  await expect(page.getByText(failure)).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('One more thing');
});

for (const path of ['/contact', '/', '/services/branding']) {
  test(`on ${path} the form is empty after success, sent by Enter`, async ({ page }) => {
    const asked = await answer(page, takesIt);
    await openForm(page, path);
    await fill(page);
    await field(page, 'Name').press('Enter');
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
  test(`after ${what} everything stays and a line offers the address`, async ({
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
    await expect(help).toContainText('What you wrote is still here.');
    await expect(help.getByRole('link')).toHaveAttribute('href', /^mailto:.+@.+example\.com$/);
    await expect(sendButton(page)).toHaveText('Send message');
  });
}

test('sending again after a failure succeeds and takes the line away', async ({
  page,
  watched,
}) => {
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

test('a draft survives a reload and another page until it is sent', async ({ page }) => {
  await answer(page, takesIt);
  await openForm(page);
  await fill(page);
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue(filled.name);
  expect(await values(page)).toEqual(filled);
  await openForm(page, '/services/branding');
  await expect.poll(() => values(page)).toEqual(filled);
  await sendButton(page).click();
  await expect(page.getByText(success)).toBeVisible();
  await page.reload();
  await openForm(page);
  expect(await values(page)).toEqual(empty);
});
