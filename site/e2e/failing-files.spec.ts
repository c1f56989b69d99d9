import type { Locator, Page } from '@playwright/test';
import {
  answer,
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
import { contactForm, homeHas, testimonials } from '../../test/content.ts';
import { nextBuild } from './support/next-build.ts';
import { aService } from '../../test/routes.ts';
import { startService } from '../../scripts/lib/service.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ watched }) => {
  watched.errors.push(/Failed to load resource|Error hydrating|Broken on purpose/);
});

const status = (page: Page) => page.locator('form').getByRole('status');

test('the answer is under the form, in view, when the toast’s files fail to load or are late', async ({
  page,
}) => {
  // So low that the answer would be below the window.
  await page.setViewportSize({ width: 390, height: 500 });
  for (const files of [/_astro\/[^/]*toast[^/]*\.js$/i, /_astro\/[^/]*toast[^/]*\.css$/i]) {
    await page.route(files, (route) => route.abort());
    await answer(page, takesIt);
    await openForm(page, '/contact', { withToasts: false });
    await fill(page);
    await field(page, 'name').press('Enter');
    await expect(status(page)).toHaveText(success);
    await expect(status(page)).toBeFocused();
    await expect(status(page)).toBeInViewport({ ratio: 1 });
    await expect(toasts(page)).toHaveCount(0);
    expect(await values(page)).toEqual(empty);
    await page.unrouteAll();
  }
  await page.route(toastFiles, () => {});
  await answer(page, refusesIt);
  await openForm(page, '/contact', { withToasts: false });
  await sendButton(page).click();
  await expect(status(page)).toContainText(failure);
  await expect(status(page)).toBeFocused();
  await expect(sendButton(page)).toHaveText(contactForm.button);
});

test('a page of one build can send its form with the files of the next', async ({
  page,
  browser,
  watched,
}) => {
  const first = await startService();
  // One form is hydrated when the site is replaced; the other is not in view yet.
  await openForm(page, `${first.url}/contact`);
  const elsewhere = await browser.newContext();
  const unseen = await elsewhere.newPage();
  await unseen.goto(`${first.url}${aService}`);
  // The scripts that hydrate islands come after the first paint.
  await unseen.waitForFunction(() => customElements.get('astro-island'));
  await first.stop({ keep: true });
  const next = await startService({
    port: Number(new URL(first.url).port),
    folder: first.folder,
    env: { SITE_DIR: nextBuild() },
  });
  watched.errors.push(/MIME type/);

  await fill(page);
  await sendButton(page).click();
  await expect(toasts(page)).toHaveText(success);
  expect(await values(page)).toEqual(empty);

  const broken = unseen.waitForEvent('console', (message) => message.text().includes('hydrating'));
  await sendButton(unseen).scrollIntoViewIfNeeded();
  await fill(unseen);
  await broken;
  expect(await values(unseen)).toEqual(filled);
  await sendButton(unseen).click();
  await expect(unseen).toHaveURL(`${next.url}/thank-you`);
  await elsewhere.close();
  await next.stop();
});

type Break = (page: Page, island: Locator) => Promise<unknown>;

const breaks: Record<string, Break> = {
  async 'whose file cannot be had'(page, island) {
    const file = (await island.getAttribute('component-url')) ?? '';
    await page.route(`**${file}*`, (route) => route.abort());
  },
  async 'that throws when it is rendered'(page, island) {
    const file = (await island.getAttribute('component-url')) ?? '';
    const name = await island.getAttribute('component-export');
    const body = `export const ${name} = () => { throw new Error('Broken on purpose'); };`;
    await page.route(`**${file}*`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
  },
};

for (const [what, breakIt] of Object.entries(breaks)) {
  test(`an island ${what} leaves the static content, and no dead button`, async ({ page }) => {
    await answer(page, (route) => route.fulfill({ status: 204 }));
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    const islands = page.locator('astro-island');
    const bands = (['counters', 'testimonials'] as const).filter(homeHas);
    await expect(islands).toHaveCount(bands.length + 1);
    for (const island of await islands.all()) await breakIt(page, island);
    // Typed while the form's own island breaks.
    await field(page, 'message').fill('Begun before it broke');
    for (const island of await islands.all()) {
      const staticText = await island.textContent();
      await island.locator('> *').first().scrollIntoViewIfNeeded();
      await expect(island).toHaveAttribute('data-failed');
      expect(await island.textContent()).toBe(staticText);
    }
    if (homeHas('testimonials'))
      await expect(page.locator('.testimonial')).toHaveCount(testimonials.length);
    await expect(page.locator('astro-island button:visible')).toHaveText([contactForm.button]);
    await expect(field(page, 'message')).toHaveValue('Begun before it broke');
    await fill(page);
    const posted = page.waitForRequest('**/api/send-email');
    await sendButton(page).click();
    expect((await posted).isNavigationRequest()).toBe(true);
    expect((await posted).postData()).toContain('name=Ada+Example');
  });
}
