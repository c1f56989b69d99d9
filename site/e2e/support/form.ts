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

/** Waits until the form of a page is alive. */
async function formReady(page: Page): Promise<void> {
  await sendButton(page).scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:has(form)')).not.toHaveAttribute('ssr');
}

export async function openForm(page: Page, path = '/contact'): Promise<void> {
  await page.goto(path);
  await formReady(page);
}

export async function fill(page: Page): Promise<void> {
  await field(page, 'name').fill(typed.name);
  await field(page, 'email').fill(typed.email);
  await field(page, 'message').fill(typed.message);
  await checkboxes(page).first().check();
}

/** Everything that the form holds at the moment. */
export const values = async (page: Page) => ({
  name: await field(page, 'name').inputValue(),
  email: await field(page, 'email').inputValue(),
  message: await field(page, 'message').inputValue(),
  ticked: await page.locator('form input:checked').evaluateAll((boxes) => boxes.length),
});

export const empty = { name: '', email: '', message: '', ticked: 0 };
export const filled = { ...typed, ticked: 1 };

/** Answers in place of the service, and counts how often it was asked. */
export async function answer(page: Page, how: (route: Route) => unknown): Promise<() => number> {
  let asked = 0;
  await page.route('**/api/send-email', async (route) => {
    asked += 1;
    await how(route);
  });
  return () => asked;
}

/** Answers in place of the service, but only when it is told to. */
export async function answerLater(page: Page, how: (route: Route) => unknown) {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  const asked = await answer(page, (route) => held.then(() => how(route)));
  return { asked, release: () => release() };
}

export const takesIt = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'application/json', body: '{"id":"x"}' });
export const refusesIt = (route: Route) => route.fulfill({ status: 500, body: '' });
