import { kinds } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('all six services and all nine testimonials are there, with nothing dead to press', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.locator('.services-grid > li:visible')).toHaveCount(6);
    const quotes = page.locator('.testimonial');
    await expect(quotes).toHaveCount(9);
    for (const quote of await quotes.all()) {
      await quote.scrollIntoViewIfNeeded();
      await expect(quote).toBeInViewport({ ratio: 0.9 });
    }
    const panels = page.locator('button[popovertarget]');
    const others = page.locator('button:visible').and(page.locator(':not([popovertarget])'));
    const names = await others.evaluateAll((buttons) =>
      buttons.map((button) => button.ariaLabel ?? button.textContent),
    );
    expect(names).toEqual(width < 1024 ? ['Open menu', 'Send message'] : ['Send message']);
    expect(await panels.evaluateAll((buttons) => buttons.length)).toBe(2);
  }
});

test('the drawings are there, each once, and the logos stand still', async ({ page }) => {
  await page.goto('/');
  const art = page.locator('svg:has(> use[href^="/art/"]):visible');
  // The hero's, sixteen logos, six services, eight industries.
  await expect(art).toHaveCount(31);
  await expect(page.locator('svg:has(> use[data-href]):visible')).toHaveCount(0);
  for (const logo of await page.getByRole('img', { name: /^Company logo/ }).all())
    await expect(logo).toBeVisible();
});

test('the achievements show their final figures', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-counter]')).toHaveText(['100+', '15+', '6+', '10+']);
});

test('the hero says all of its words', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  for (const word of ['design', 'develop', 'deliver'])
    await expect(
      heading.locator('[aria-hidden] *:visible', { hasText: word }).first(),
    ).toBeVisible();
});

test('the row of logos is paused by its own control', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('checkbox', { name: 'Pause the row of logos' }).check();
  await expect(page.locator('.logo-track')).toHaveCSS('animation-play-state', 'paused');
});

test('the panels open, close each other and lead on', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Services' }).click();
  await expect(page.locator('#services-panel')).toBeVisible();
  await page.getByRole('button', { name: 'Industries' }).click();
  await expect(page.locator('#services-panel')).toBeHidden();
  await page.locator('#industries-panel').getByRole('link', { name: 'Fintech' }).click();
  await expect(page).toHaveURL('/industry/fintech');
  await expect(page.locator('#industries-panel')).toBeHidden();
});

test('the side menu opens, folds, closes and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/about');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.locator('summary', { hasText: 'Services' }).click();
  await menu.getByRole('link', { name: 'Machine Learning' }).click();
  await expect(page).toHaveURL('/services/machine-learning');
});

test('an article reads to its end and has no button that copies', async ({ page }) => {
  await page.goto('/blog/react-hooks');
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Conclusion' }).click();
  await expect(page).toHaveURL(/#conclusion$/);
  await expect(page.getByRole('heading', { name: 'Conclusion' })).toBeInViewport();
});

for (const path of kinds) {
  test(`${path} shows without a script what it shows with one`, async ({
    page,
    browser,
    watched,
  }) => {
    watched.errors.push(/status of 404/);
    // Only what one cannot see without a script may differ: buttons that would be dead.
    const words = () => page.locator('main').innerText();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const plain = await words();
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
    });
    const scripted = await context.newPage();
    await scripted.goto(new URL(path, page.url()).href);
    const lines = (await scripted.locator('main').innerText()).split('\n');
    const missing = lines.filter((line) => !plain.includes(line.trim()));
    expect(missing.filter((line) => line.trim() !== 'Copy')).toEqual([]);
    await context.close();
  });
}
