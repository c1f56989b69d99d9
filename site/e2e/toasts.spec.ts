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

const bar = (page: Page) => toasts(page).first().locator('.Toastify__progress-bar--animated');

const running = (page: Page) =>
  bar(page).evaluate((element) => {
    const [running] = element.getAnimations();
    const duration = running?.effect?.getComputedTiming().duration;
    return { state: running?.playState, duration };
  });

const state = async (page: Page) => (await running(page)).state;

async function showToasts(page: Page, count = 1, how = takesIt) {
  await answer(page, how);
  await openForm(page);
  for (let sent = 1; sent <= count; sent++) {
    await sendButton(page).click();
    await expect(toasts(page)).toHaveCount(sent);
  }
}

test('a toast appears at the top right, is announced, pauses for hover and blur, and closes after 5 s or by its button', async ({
  page,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.unrouteAll();
    await page.emulateMedia({ reducedMotion });
    await showToasts(page);
    await expect(page.getByRole('alert').filter({ hasText: success })).toBeVisible();
    const settled = async () => {
      const box = await toasts(page).boundingBox();
      return box
        ? { top: box.y < 120, right: 1280 - box.x - box.width < 60, left: box.x > 640 }
        : {};
    };
    await expect.poll(settled, reducedMotion).toEqual({ top: true, right: true, left: true });
    await expect.poll(() => running(page)).toEqual({ state: 'running', duration: AUTO_CLOSE_MS });
    await toasts(page).hover();
    await expect.poll(() => state(page)).toBe('paused');
    await page.mouse.move(100, 700);
    await expect.poll(() => state(page)).toBe('running');
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await expect.poll(() => state(page)).toBe('paused');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(() => state(page)).toBe('running');
    await bar(page).evaluate((element) => element.getAnimations()[0]?.finish());
    await expect(toasts(page)).toHaveCount(0);
  }
  await sendButton(page).click();
  await toasts(page)
    .getByRole('button', { name: contactForm.close.replace('{toast}', success), exact: true })
    .press('Enter');
  await expect(toasts(page)).toHaveCount(0);
});

test('Alt+T spreads toasts out and Escape stacks them; they start below the header and cover none of its links, at every width', async ({
  page,
  watched,
}) => {
  watched.errors.push(/Failed to load resource/);
  await showToasts(page, 2, refusesIt);
  await expect(toasts(page).first()).toHaveAccessibleName(failure);
  const older = page.locator('.Toastify__toast[data-collapsed]');
  await expect(older).toHaveAttribute('data-collapsed', 'true');
  await expect.poll(() => state(page)).toBe('running');
  await page.keyboard.press('Alt+KeyT');
  await expect(page.locator('.Toastify :focus')).toHaveCount(1);
  await expect(older).toHaveAttribute('data-collapsed', 'false');
  await expect.poll(() => state(page)).toBe('paused');
  await page.keyboard.press('Escape');
  await expect(older).toHaveAttribute('data-collapsed', 'true');
  await expect.poll(() => state(page)).toBe('running');
  const header = page.locator('.site-header');
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
  const distance = () =>
    page.evaluate(() => {
      const top = (element: Element) => element.getBoundingClientRect().top;
      const bottom = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? NaN;
      return Math.min(...[...document.querySelectorAll('.Toastify__toast')].map(top)) - bottom;
    });
  for (const width of [320, 390, 480, 481, 800, 1023, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await header.locator('a:visible, button:visible').last().focus();
    for (const collapsed of ['true', 'false']) {
      const what = `${width}px, ${collapsed === 'true' ? 'stacked' : 'spread out'}`;
      await expect(page.locator(`.Toastify__toast[data-collapsed=${collapsed}]`), what).toHaveCount(
        1,
      );
      // A stack takes a moment to spread out or collapse.
      await expect
        .poll(async () => Math.abs((await distance()) - 20), what)
        .toBeLessThanOrEqual(20);
      await expect.poll(covered, what).toEqual([]);
      await page.keyboard.press(collapsed === 'true' ? 'Alt+KeyT' : 'Escape');
    }
    if (width < 1024) continue;
    await panelButton(page, 'services').click();
    await expect(panel(page, 'services')).toHaveCSS('opacity', '1');
    expect.soft(await covered(), `${width}px, with a panel`).toEqual([]);
    await panelButton(page, 'services').click();
  }
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
    await showToasts(page);
    await expect.poll(async () => (await toasts(page).boundingBox())?.x).toBe(0);
    for (const share of [0.5, 0.75]) {
      await dragBy(page, share);
      await expect.poll(async () => (await toasts(page).boundingBox())?.x).toBe(0);
    }
    await expect(toasts(page)).toHaveCount(1);
    await dragBy(page, 0.86);
    await expect(toasts(page)).toHaveCount(0);
  });
});
