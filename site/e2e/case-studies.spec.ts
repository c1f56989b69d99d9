import type { Page } from '@playwright/test';
import { bandsOf, caseStudies, projectDetails, screensOf } from '../../test/content.ts';
import { sectionOf } from './support/demos.ts';
import { expect, test } from './support/test.ts';

/** Finds screens and figures that are too wide or cut off, or whose words are too small to read. */
function faultsOfFrames(): string[] {
  const faults: string[] = [];
  for (const frame of document.querySelectorAll('main [role=img]:has([inert])')) {
    const name = frame.getAttribute('aria-label')?.slice(0, 40) ?? '';
    const glass = frame.querySelector('[inert]');
    if (!glass?.firstElementChild) faults.push(`${name}: nothing in it`);
    if (glass && glass.scrollWidth > glass.clientWidth)
      faults.push(`${name}: wider than its frame`);
    if (glass && glass.scrollHeight > glass.clientHeight + 1) faults.push(`${name}: cut off`);
    const { left, right } = frame.getBoundingClientRect();
    if (left < 0 || right > innerWidth) faults.push(`${name}: beyond the window`);
    const words = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { parentElement, textContent } = words.currentNode;
      if (!parentElement || !textContent?.trim()) continue;
      const size = parseFloat(getComputedStyle(parentElement).fontSize);
      if (size < 11) faults.push(`${name}: “${textContent}” at ${size}px`);
    }
  }
  for (const figure of document.querySelectorAll('.fitted-figure'))
    if (figure.scrollWidth > figure.clientWidth + 1)
      faults.push(`${figure.textContent}: wider than its column`);
  return faults;
}

// A resized window would interrupt a view transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectFitting(page: Page) {
  for (const width of [320, 390, 800, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(faultsOfFrames), `${page.url()} at ${width}`).toEqual([]);
  }
}

test('each case study links to the next, and its screens and figures fit at every width', async ({
  page,
}) => {
  await page.goto('/work');
  await expectFitting(page);
  const main = page.getByRole('main');
  await main.locator('li h2 a').first().click();
  for (const [index, study] of caseStudies.entries()) {
    await expect(page).toHaveURL(`/work/${study.slug}`);
    const screens = screensOf(study);
    const frames = page.locator('.screen-frame');
    await expect(frames).toHaveCount(screens.length);
    await expectFitting(page);
    for (const { alt } of screens)
      await expect(main.getByRole('img', { name: alt, exact: true }).first()).toBeVisible();
    await expect(page.locator('.screen-glass:not([inert])')).toHaveCount(0);
    if (screens.length > 0) {
      // A screen is exposed as one picture. Playwright's copy of the accessibility tree does not know `inert`, so
      // this reads the browser's.
      const client = await page.context().newCDPSession(page);
      const { nodes } = await client.send('Accessibility.getFullAXTree');
      const names = nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value));
      expect.soft(names).not.toContain(await frames.first().locator('p').first().innerText());
      expect.soft(names).toContain(screens[0]?.alt);
    }
    const next = caseStudies[(index + 1) % caseStudies.length]?.title ?? '';
    await main.getByRole('navigation').getByRole('link', { name: next }).click();
  }
  await expect(page).toHaveURL(`/work/${caseStudies[0]?.slug}`);

  await page.goto('/');
  await expectFitting(page);
  for (const alt of projectDetails)
    await expect(
      main.getByRole('img', { name: alt, exact: true }).locator('[inert]'),
    ).not.toBeEmpty();
});

const named = bandsOf('screens').filter(({ band }) => band.screens.some(({ name }) => name));

for (const { path, band } of named.slice(0, 1)) {
  test('named screens are chosen one at a time on a phone, and shown together in a wider window', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const section = sectionOf(page, { band });
    const choices = section.getByRole('radio');
    const visible = section.getByRole('img');
    for (const { name = '', alt } of band.screens) {
      await section.getByRole('radio', { name, exact: true }).check();
      await expect(visible).toHaveCount(1);
      await expect(visible).toHaveAccessibleName(alt);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(choices).toHaveCount(0);
    await expect(visible).toHaveCount(band.screens.length);
  });
}
