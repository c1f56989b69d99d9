import { expect, type Page, type Route } from '@playwright/test';
import { contactForm } from '../../../test/content.ts';
import { checkboxes } from './places.ts';

export const { success, failure } = contactForm;

const typed = {
  name: 'Ada Example',
  email: 'ada@visitor.example.com',
  message: 'First line\nSecond line',
};

export const field = (page: Page, name: keyof typeof typed) =>
  page.locator(`form [name="${name}"]`);
export const sendButton = (page: Page) => page.locator('form button[type="submit"]');
export const toasts = (page: Page) => page.locator('.Toastify__toast');

/**
 * Opens a page, and waits until its form is hydrated and its toasts have loaded, unless they cannot. Toasts stay
 * until a test closes them: their bars run ten thousand times as long.
 */
export async function openForm(
  page: Page,
  path = '/contact',
  { withToasts = true } = {},
): Promise<void> {
  await page.addInitScript(() =>
    new MutationObserver(() => {
      for (const bar of document.querySelectorAll('.Toastify__progress-bar--animated'))
        for (const animation of bar.getAnimations()) animation.playbackRate = 1e-4;
    }).observe(document, { childList: true, subtree: true }),
  );
  await page.goto(path);
  await sendButton(page).scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:has(form)')).not.toHaveAttribute('ssr');
  if (!withToasts) return;
  await field(page, 'name').focus();
  await field(page, 'name').blur();
  await expect(page.locator('.Toastify')).toBeAttached();
}

export const toastFiles = /_astro\/[^/]*toast/i;

export async function fill(page: Page): Promise<void> {
  await field(page, 'name').fill(typed.name);
  await field(page, 'email').fill(typed.email);
  await field(page, 'message').fill(typed.message);
  await checkboxes(page).first().check();
}

export const values = async (page: Page) => ({
  name: await field(page, 'name').inputValue(),
  email: await field(page, 'email').inputValue(),
  message: await field(page, 'message').inputValue(),
  ticked: await page.locator('form input:checked').evaluateAll((boxes) => boxes.length),
});

export const empty = { name: '', email: '', message: '', ticked: 0 };
export const filled = { ...typed, ticked: 1 };

/** Answers in place of the service, and returns a count of requests. */
export async function answer(page: Page, how: (route: Route) => unknown): Promise<() => number> {
  let requests = 0;
  await page.route('**/api/send-email', async (route) => {
    requests += 1;
    await how(route);
  });
  return () => requests;
}

/** Answers in place of the service, once the test says so. */
export async function answerLater(page: Page, how: (route: Route) => unknown) {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  const requests = await answer(page, (route) => released.then(() => how(route)));
  return { requests, release: () => release() };
}

export const takesIt = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'application/json', body: '{"id":"x"}' });
export const refusesIt = (route: Route) => route.fulfill({ status: 500, body: '' });
