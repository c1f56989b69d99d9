import type { Page } from '@playwright/test';
import {
  answer,
  failure,
  openForm,
  refusesIt,
  sendButton,
  success,
  takesIt,
  toasts,
} from './support/form.ts';
import { contactForm } from '../../test/content.ts';
import { panel, panelButton } from './support/places.ts';
import { expect, test } from './support/test.ts';
import { drag } from './support/touch.ts';

const AUTO_CLOSE_MS = 5000;

/** The bar that runs out while a toast is shown: when it ends, the toast closes. */
const bar = (page: Page) =>
  toasts(page)
    .first()
    .locator('.Toastify__progress-bar--animated')
    .evaluate((element) => {
      const [running] = element.getAnimations();
      const duration = running?.effect?.getComputedTiming().duration;
      return { state: running?.playState, duration };
    });

const state = async (page: Page) => (await bar(page)).state;

async function showToast(page: Page, how = takesIt) {
  await answer(page, how);
  await openForm(page);
  await sendButton(page).click();
  await expect(toasts(page)).toHaveCount(1);
}

test('a toast appears at the top right, is announced and closes after 5 s', async ({ page }) => {
  await showToast(page);
  const shown = Date.now();
  await expect(page.getByRole('alert').filter({ hasText: success })).toBeVisible();
  const settled = async () => {
    const box = await toasts(page).boundingBox();
    return box ? { top: box.y < 120, right: 1280 - box.x - box.width < 60, left: box.x > 640 } : {};
  };
  await expect.poll(settled).toEqual({ top: true, right: true, left: true });
  await expect.poll(() => bar(page)).toEqual({ state: 'running', duration: AUTO_CLOSE_MS });
  await expect(toasts(page)).toHaveCount(0, { timeout: 9_000 });
  const stood = Date.now() - shown;
  expect(stood).toBeGreaterThan(AUTO_CLOSE_MS - 600);
  expect(stood).toBeLessThan(AUTO_CLOSE_MS + 2_500);
});

test('a failure shows a toast too', async ({ page, watched }) => {
  watched.errors.push(/Failed to load resource/);
  await showToast(page, refusesIt);
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
});

test('a toast stays while the mouse is on it and while the window has no focus', async ({
  page,
}) => {
  await showToast(page);
  await expect.poll(() => state(page)).toBe('running');
  await toasts(page).hover();
  await expect.poll(() => state(page)).toBe('paused');
  await page.mouse.move(100, 700);
  await expect.poll(() => state(page)).toBe('running');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect.poll(() => state(page)).toBe('paused');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => state(page)).toBe('running');
});

test('Alt+T focuses the notifications, Escape collapses them', async ({ page, watched }) => {
  watched.errors.push(/Failed to load resource/);
  await showToast(page, refusesIt);
  await sendButton(page).click();
  await expect(toasts(page)).toHaveCount(2);
  const older = page.locator('.Toastify__toast[data-collapsed]');
  await expect(older).toHaveAttribute('data-collapsed', 'true');
  await page.keyboard.press('Alt+KeyT');
  await expect(page.locator('.Toastify :focus')).toHaveCount(1);
  await expect(older).toHaveAttribute('data-collapsed', 'false');
  await expect.poll(() => state(page)).toBe('paused');
  await page.keyboard.press('Escape');
  await expect(older).toHaveAttribute('data-collapsed', 'true');
  await expect.poll(() => state(page)).toBe('running');
});

for (const width of [320, 390, 480, 481, 800, 1023, 1024, 1280, 1920]) {
  test(`at ${width}px toasts start below the header and cover none of its links`, async ({
    page,
    watched,
  }) => {
    watched.errors.push(/Failed to load resource/);
    await page.setViewportSize({ width, height: 800 });
    await showToast(page, refusesIt);
    await sendButton(page).click();
    await expect(toasts(page)).toHaveCount(2);
    const header = page.locator('.site-header');
    // Everything that covers a link or a button of the header, or its focus ring.
    const covered = () =>
      header.locator('a:visible, button:visible').evaluateAll((links) =>
        links.flatMap((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const xs = [left - 6, left + 1, (left + right) / 2, right - 1, right + 6];
          const ys = [top - 6, top + 1, (top + bottom) / 2, bottom - 1, bottom + 6];
          const over = xs.flatMap((x) => ys.map((y) => document.elementFromPoint(x, y)));
          return over.some((element) => element?.closest('.Toastify'))
            ? [link.ariaLabel ?? link.textContent]
            : [];
        }),
      );
    const bottom = await header.evaluate((header) => header.getBoundingClientRect().bottom);
    const tops = () =>
      toasts(page).evaluateAll((all) => all.map((toast) => toast.getBoundingClientRect().top));
    const last = header.locator('a:visible, button:visible').last();
    await last.focus();
    await expect(last).toBeFocused();
    await expect.poll(async () => Math.min(...(await tops()))).toBeLessThan(bottom + 40);
    expect(Math.min(...(await tops()))).toBeGreaterThanOrEqual(bottom);
    expect(await covered()).toEqual([]);
    // Spread out, too.
    await page.keyboard.press('Alt+KeyT');
    await expect(page.locator('.Toastify__toast[data-collapsed=false]')).toHaveCount(1);
    expect(Math.min(...(await tops()))).toBeGreaterThanOrEqual(bottom);
    expect(await covered()).toEqual([]);
    if (width < 1024) return;
    const services = panelButton(page, 'services');
    await services.click();
    await expect(panel(page, 'services')).toHaveCSS('opacity', '1');
    expect(await covered()).toEqual([]);
  });
}

test('the close button closes a toast by keyboard', async ({ page }) => {
  await showToast(page);
  await toasts(page)
    .getByRole('button', { name: contactForm.close.replace('{toast}', success), exact: true })
    .press('Enter');
  await expect(toasts(page)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  async function dragBy(page: Page, share: number) {
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error('No toast');
    const from = { x: box.x + 10, y: box.y + box.height / 2 };
    await drag(page, from, { x: from.x + box.width * share, y: from.y });
  }

  test('a drag of more than 80 % closes a toast, a shorter one does not', async ({ page }) => {
    await showToast(page);
    await expect.poll(async () => (await toasts(page).boundingBox())?.x).toBe(0);
    for (const share of [0.5, 0.75]) {
      await dragBy(page, share);
      // It slides back to where it was.
      await expect.poll(async () => (await toasts(page).boundingBox())?.x).toBe(0);
    }
    await expect(toasts(page)).toHaveCount(1);
    await dragBy(page, 0.86);
    await expect(toasts(page)).toHaveCount(0, { timeout: 1_000 });
  });
});

test('a toast also closes by itself with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showToast(page);
  const shown = Date.now();
  await expect(toasts(page)).toHaveCount(0, { timeout: 9_000 });
  expect(Date.now() - shown).toBeGreaterThan(AUTO_CLOSE_MS - 600);
});
