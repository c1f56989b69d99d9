import {
  blog,
  customers,
  home,
  homeHas,
  serviceCards,
  panelLengths,
  panelServices,
  testimonials,
} from '../../test/content.ts';
import { sendButton } from './support/form.ts';
import {
  closeMenu,
  contents,
  linkWithHref,
  logos,
  menu,
  openMenu,
  panel,
  panelButton,
} from './support/places.ts';
import { anArticle, anIndustry, kinds } from '../../test/routes.ts';
import { findSmallTargets } from '../check/pages/small-targets.ts';
import { expect, test } from './support/test.ts';
import { findTextCollisions } from '../check/pages/text-collisions.ts';

test.use({ javaScriptEnabled: false });

test('the home page is complete, still and without dead buttons', async ({ page }) => {
  await page.goto('/');
  const quotes = page.locator('.testimonial');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    if (homeHas('services'))
      await expect(page.locator('.services-grid > li:visible')).toHaveCount(serviceCards.length);
    if (homeHas('testimonials')) await expect(quotes).toHaveCount(testimonials.length);
    for (const quote of await quotes.all()) {
      await quote.scrollIntoViewIfNeeded();
      await expect.soft(quote).toBeInViewport({ ratio: 0.9 });
    }
    const otherButtons = page.locator('button:visible').and(page.locator(':not([popovertarget])'));
    await expect.soft(otherButtons, `${width}`).toHaveCount(width < 1024 ? 2 : 1);
    await expect.soft(openMenu(page)).toBeVisible({ visible: width < 1024 });
    await expect.soft(sendButton(page)).toBeVisible();
    await expect.soft(page.locator('button[popovertarget]')).toHaveCount(panelLengths.length);
    // Each drawing has a second copy for browsers with script.
    await expect.soft(page.locator('svg:has(> use[data-href]):visible')).toHaveCount(0);
  }
  if (homeHas('logoStrip')) await expect(logos(page)).toHaveCount(customers.length);
  const { facts, slider, words } = home.hero;
  for (const word of words) {
    const visibleWord = page.locator('h1 [aria-hidden] *:visible', { hasText: word });
    await expect.soft(visibleWord.first()).toBeVisible();
  }
  if (slider) {
    await expect.soft(page.getByRole('slider', { name: slider.label })).toHaveCount(0);
    await expect
      .soft(page.locator('.slider-figure dd'))
      .toHaveText(facts.map(({ value }) => value));
    await expect.soft(page.locator('.slider-drawing svg:visible')).toHaveCount(1);
  }
});

test('the panels and the side menu open and close, and their links work', async ({ page }) => {
  await page.goto('/about');
  await panelButton(page, 'services').click();
  await expect(panel(page, 'services')).toBeVisible();
  await panelButton(page, 'industries').click();
  await expect(panel(page, 'services')).toBeHidden();
  await linkWithHref(panel(page, 'industries'), anIndustry).click();
  await expect(page).toHaveURL(anIndustry);
  await expect(panel(page, 'industries')).toBeHidden();

  await page.setViewportSize({ width: 390, height: 800 });
  for (const close of [() => page.keyboard.press('Escape'), () => closeMenu(page).click()]) {
    await openMenu(page).click();
    await expect(menu(page)).toBeVisible();
    await close();
    await expect(menu(page)).toBeHidden();
  }
  const service = `/services/${panelServices.at(-1)?.slug}`;
  await openMenu(page).click();
  await menu(page).locator('summary').first().click();
  await linkWithHref(menu(page), service).click();
  await expect(page).toHaveURL(service);
});

test('a page of each kind shows the same as with scripts, and has no dead control', async ({
  page,
  browser,
  watched,
}) => {
  watched.errors.push(/status of 404/);
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  const scripted = await context.newPage();
  // Radio buttons work by CSS.
  const controls = page.locator('button, input:not([type="radio"]), select, [role="slider"]');
  const working = ':is(form *, [popovertarget], [commandfor])';
  for (const path of kinds) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const plain = await page.locator('main').innerText();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const dead = controls.and(page.locator(`:visible:not(${working})`));
    await expect.soft(dead, path).toHaveCount(0);
    // Only what is useless without a script may differ: buttons that would be dead.
    await scripted.goto(page.url());
    const lines = (await scripted.locator('main').innerText()).split('\n');
    const missing = lines.filter((line) => !plain.includes(line.trim()));
    const copy = blog.labels.copy;
    expect
      .soft(
        missing.filter((line) => line.trim() !== copy),
        path,
      )
      .toEqual([]);
    if (path !== anArticle) continue;
    const last = contents(page).last().locator('a').last();
    const fragment = (await last.getAttribute('href')) ?? '';
    await last.click();
    await expect(page).toHaveURL(`${anArticle}${fragment}`);
    await expect.soft(page.locator(`[id="${fragment.slice(1)}"]`)).toBeInViewport();
  }
  await context.close();
});

// No island hydrates here, so the test can change the form.
test('ten checkboxes fit a small screen, and so does one', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/contact');
  for (const count of [10, 1]) {
    await page.locator('form fieldset').evaluate((group, count) => {
      const boxes = [...group.querySelectorAll('label')];
      const copies = Array.from({ length: count }, () => boxes[0]?.cloneNode(true) as Element);
      for (const copy of copies) copy.append(' of a length that no label should have');
      boxes[0]?.parentElement?.replaceChildren(...copies);
    }, count);
    await expect(page.locator('form fieldset input')).toHaveCount(count);
    expect.soft(await page.evaluate(findTextCollisions), `${count}`).toEqual([]);
    expect.soft(await page.evaluate(findSmallTargets, 44), `${count}`).toEqual([]);
  }
});
