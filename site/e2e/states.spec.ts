import type { Page, Route } from '@playwright/test';
import { axeProblems } from '../check/pages/axe.ts';
import { findLowContrast } from '../check/pages/contrast.ts';
import { findSmallTargets } from '../check/pages/small-targets.ts';
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
} from './support/form.ts';
import { menu, openMenu, panel, panelButton } from './support/places.ts';
import { openFailedForm } from './support/plain-form.ts';
import { expect, test } from './support/test.ts';

// Runs the checks of every page (site/check/pages/examine-page.ts) on pages in use.

// Fading or sliding elements do not have their final colors.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Sends a filled form, and waits until its toast stops moving. */
async function sendAndWait(page: Page, how: (route: Route) => unknown): Promise<void> {
  await answer(page, how);
  await openForm(page);
  await fill(page);
  await sendButton(page).click();
  await expect(toasts(page)).toBeVisible();
  await expect(toasts(page)).toHaveCSS('opacity', '1');
}

async function openPanel(page: Page, name: 'services' | 'industries'): Promise<void> {
  await page.goto('/about');
  await panelButton(page, name).click();
  await expect(panel(page, name)).toHaveCSS('opacity', '1');
}

/** States that a page can have in use; each starts from a fresh page. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'the services panel open': (page) => openPanel(page, 'services'),
  'the industries panel open': (page) => openPanel(page, 'industries'),
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

for (const [part, namePattern] of Object.entries({
  'menu and panels': /menu|panel/,
  'the form': /form/,
}))
  test(`in every state of ${part} axe finds no problem, contrast suffices, and targets are large enough`, async ({
    page,
    watched,
  }) => {
    watched.errors.push(/Failed to load resource/);
    for (const [name, reach] of Object.entries(states).filter(([name]) => namePattern.test(name))) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await reach(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await page.evaluate(findLowContrast), `${name}, ${colorScheme}`).toEqual([]);
      }
      expect.soft(await axeProblems(page), name).toEqual([]);
      if (/menu|failed, with its toast/.test(name)) {
        await page.setViewportSize({ width: 390, height: 800 });
        expect.soft(await page.evaluate(findSmallTargets, 44), name).toEqual([]);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.evaluate(() => sessionStorage.clear());
    }
  });
