import type { Page } from '@playwright/test';
import { anArticle } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

// What travels from page to page: docs/decisions/0044-passage.md.

/** Runs in every page, and keeps what moved when it was arrived at. */
function keepPassage() {
  // A machine on which everything between two pages takes no time, whatever this one does.
  performance.now = () => 0;
  addEventListener('pagereveal', ({ viewTransition }) => {
    sessionStorage.removeItem('moved');
    viewTransition?.ready.then(
      () => {
        const moved = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        sessionStorage.setItem('moved', moved.join());
      },
      () => {},
    );
  });
}

const moved = (page: Page) => page.evaluate(() => sessionStorage.getItem('moved'));
const title = '::view-transition-group(title)';

async function pressCard(page: Page) {
  await page.goto('/blog');
  await page.locator(`main a[data-card][href="${anArticle}"]`).first().click();
  await expect(page).toHaveURL(anArticle);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('the title of a pressed card becomes the heading of its page, and back, unless motion is unwanted', async ({
  context,
  page,
}) => {
  await context.addInitScript(keepPassage);
  // The browser gives up a passage that took it seconds, as on a machine that is busy.
  await expect(async () => {
    await pressCard(page);
    await expect.poll(() => moved(page), { timeout: 5_000 }).toContain(title);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => moved(page), { timeout: 5_000 }).toContain(title);
  }).toPass();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pressCard(page);
  expect(await moved(page)).toBeNull();
});
