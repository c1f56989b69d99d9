import { expect, type Page, type Route } from '@playwright/test';
import {
  answer,
  failure,
  fill,
  openForm,
  refusesIt,
  sendButton,
  takesIt,
  toastFiles,
  toasts,
} from './form.ts';
import { menu, openMenu, panel, panelButton } from './places.ts';
import { openFailedForm } from './plain-form.ts';

/** Sends a filled form, and waits until its toast stops moving. */
async function sendAndWait(page: Page, how: (route: Route) => unknown): Promise<void> {
  await answer(page, how);
  await openForm(page);
  await fill(page);
  await sendButton(page).click();
  await expect(toasts(page)).toBeVisible();
  await expect(toasts(page)).toHaveCSS('opacity', '1');
}

/** States that a page can have in use; each starts from a fresh page. */
export const states: Record<string, (page: Page) => Promise<void>> = {
  async 'the services panel open'(page) {
    await page.goto('/about');
    await panelButton(page, 'services').click();
    await expect(panel(page, 'services')).toHaveCSS('opacity', '1');
  },
  async 'the industries panel open'(page) {
    await page.goto('/about');
    await panelButton(page, 'industries').click();
    await expect(panel(page, 'industries')).toHaveCSS('opacity', '1');
  },
  async 'the side menu open with its sections'(page) {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/about');
    await openMenu(page).click();
    for (const summary of await menu(page).locator('summary').all()) await summary.click();
    await expect(menu(page)).toHaveCSS('opacity', '1');
  },
  async 'a form that is being sent'(page) {
    await answer(page, () => {});
    await openForm(page);
    await fill(page);
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  },
  'a form that failed, with its toast': (page) => sendAndWait(page, refusesIt),
  'a plain form that came back': openFailedForm,
  'a form that was sent, with its toast and its receipt': (page) => sendAndWait(page, takesIt),
  async 'a form that failed where no toast can be had'(page) {
    await page.route(toastFiles, (route) => route.abort());
    await answer(page, refusesIt);
    await openForm(page, '/contact', { withToasts: false });
    await fill(page);
    await sendButton(page).click();
    await expect(page.locator('form').getByRole('status')).toContainText(failure);
  },
};
