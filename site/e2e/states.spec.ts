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

type State = {
  name: string;
  reach: (page: Page) => Promise<void>;
  /** Whether targets of this state are measured on a phone. */
  onPhone?: true;
};

/** States that a page can have in use; each starts from a fresh page. */
const states: Record<string, State[]> = {
  'menu and panels': [
    { name: 'the services panel open', reach: (page) => openPanel(page, 'services') },
    { name: 'the industries panel open', reach: (page) => openPanel(page, 'industries') },
    {
      name: 'the side menu open with its sections',
      onPhone: true,
      async reach(page) {
        await page.setViewportSize({ width: 390, height: 800 });
        await page.goto('/about');
        await openMenu(page).click();
        for (const summary of await menu(page).locator('summary').all()) await summary.click();
        await expect(menu(page)).toHaveCSS('opacity', '1');
      },
    },
  ],
  'the form': [
    {
      name: 'a form that is being sent',
      async reach(page) {
        await answer(page, () => {});
        await openForm(page);
        await fill(page);
        await sendButton(page).click();
        await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
      },
    },
    {
      name: 'a form that failed, with its toast',
      onPhone: true,
      reach: (page) => sendAndWait(page, refusesIt),
    },
    { name: 'a plain form that came back', reach: openFailedForm },
    {
      name: 'a form that was sent, with its toast and its receipt',
      reach: (page) => sendAndWait(page, takesIt),
    },
    {
      name: 'a form that failed where no toast can be had',
      async reach(page) {
        await page.route(toastFiles, (route) => route.abort());
        await answer(page, refusesIt);
        await openForm(page, '/contact', { withToasts: false });
        await fill(page);
        await sendButton(page).click();
        await expect(page.locator('form').getByRole('status')).toContainText(failure);
      },
    },
  ],
};

for (const [part, statesOfPart] of Object.entries(states))
  test(`in every state of ${part} axe finds no problem, contrast suffices, and targets are large enough`, async ({
    page,
    watched,
  }) => {
    watched.errors.push(/Failed to load resource/);
    for (const { name, reach, onPhone } of statesOfPart) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await reach(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await page.evaluate(findLowContrast), `${name}, ${colorScheme}`).toEqual([]);
      }
      expect.soft(await axeProblems(page), name).toEqual([]);
      if (onPhone) {
        await page.setViewportSize({ width: 390, height: 800 });
        expect.soft(await page.evaluate(findSmallTargets, 44), name).toEqual([]);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.evaluate(() => sessionStorage.clear());
    }
  });
