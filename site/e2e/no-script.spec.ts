import {
  blog,
  customers,
  figures,
  home,
  homeHas,
  homeServices,
  panelLengths,
  panelServices,
  testimonials,
} from '../../test/content.ts';
import { sendButton } from './support/form.ts';
import {
  closeMenu,
  contents,
  linkTo,
  logos,
  menu,
  openMenu,
  panel,
  panelButton,
} from './support/places.ts';
import { anArticle, anIndustry, kinds } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('all services and all testimonials are shown, with no button without effect', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    if (homeHas('services'))
      await expect(page.locator('.services-grid > li:visible')).toHaveCount(homeServices.length);
    const quotes = page.locator('.testimonial');
    if (homeHas('testimonials')) await expect(quotes).toHaveCount(testimonials.length);
    for (const quote of await quotes.all()) {
      await quote.scrollIntoViewIfNeeded();
      await expect(quote).toBeInViewport({ ratio: 0.9 });
    }
    const panels = page.locator('button[popovertarget]');
    const others = page.locator('button:visible').and(page.locator(':not([popovertarget])'));
    await expect(others).toHaveCount(width < 1024 ? 2 : 1);
    await expect(openMenu(page)).toBeVisible({ visible: width < 1024 });
    await expect(sendButton(page)).toBeVisible();
    await expect(panels).toHaveCount(panelLengths.length);
  }
});

test('each drawing is shown once, and the logos do not move', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('svg:has(> use[data-href]):visible')).toHaveCount(0);
  if (homeHas('customers')) await expect(logos(page)).toHaveCount(customers.length);
  for (const logo of await logos(page).all()) await expect(logo).toBeVisible();
});

if (homeHas('achievements'))
  test('the achievements show their final figures', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-counter]')).toHaveText(figures);
  });

test('the hero shows all of its words', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  for (const word of home.hero.words)
    await expect(
      heading.locator('[aria-hidden] *:visible', { hasText: word }).first(),
    ).toBeVisible();
});

test('the panels open, close each other, and their links work', async ({ page }) => {
  await page.goto('/about');
  await panelButton(page, 'services').click();
  await expect(page.locator('#services-panel')).toBeVisible();
  await panelButton(page, 'industries').click();
  await expect(page.locator('#services-panel')).toBeHidden();
  await linkTo(panel(page, 'industries'), anIndustry).click();
  await expect(page).toHaveURL(anIndustry);
  await expect(page.locator('#industries-panel')).toBeHidden();
});

test('the side menu opens, folds, closes, and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/about');
  await openMenu(page).click();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await openMenu(page).click();
  await closeMenu(page).click();
  await expect(menu(page)).toBeHidden();
  await openMenu(page).click();
  await menu(page).locator('summary').first().click();
  const service = `/services/${panelServices.at(-1)?.slug}`;
  await linkTo(menu(page), service).click();
  await expect(page).toHaveURL(service);
});

test('an article is complete and has no copy buttons', async ({ page }) => {
  await page.goto(anArticle);
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
  const last = contents(page).last().locator('a').last();
  const fragment = (await last.getAttribute('href')) ?? '';
  await last.click();
  await expect(page).toHaveURL(`${anArticle}${fragment}`);
  await expect(page.locator(`[id="${fragment.slice(1)}"]`)).toBeInViewport();
});

for (const path of kinds) {
  test(`${path} shows without scripts what it shows with them, and no control that does nothing`, async ({
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
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // Radio buttons choose by CSS.
    const controls = page.locator('button, input:not([type="radio"]), select, [role="slider"]');
    const working = ':is(form *, [popovertarget], [commandfor])';
    await expect(controls.and(page.locator(`:visible:not(${working})`))).toHaveCount(0);
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
    });
    const scripted = await context.newPage();
    await scripted.goto(new URL(path, page.url()).href);
    const lines = (await scripted.locator('main').innerText()).split('\n');
    const missing = lines.filter((line) => !plain.includes(line.trim()));
    expect(missing.filter((line) => line.trim() !== blog.labels.copy)).toEqual([]);
    await context.close();
  });
}
