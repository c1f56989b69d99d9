import type { Page } from '@playwright/test';
import { faintThings } from '../check-pages/contrast.ts';
import { kinds, kindsInOthers } from '../../test/routes.ts';
import { states } from './support/states.ts';
import { expect, test } from './support/test.ts';

// What fades or slides has not its colours yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ watched }) => void watched.errors.push(/Failed to load resource/));

async function expectNothingFaint(page: Page, widths = [1280]) {
  for (const width of widths)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const found = await page.evaluate(faintThings);
      const lines = found.map(
        ({ what, ratio, wanted }) => `${what}: ${ratio.toFixed(2)} of ${wanted}`,
      );
      expect([...new Set(lines)], `${width}, ${colorScheme}`).toEqual([]);
    }
}

for (const path of [...kinds, ...kindsInOthers]) {
  test(`${path} has enough contrast: text 7:1, large text 4.5:1, graphics 3:1`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectNothingFaint(page, [390, 1280]);
  });
}

for (const [name, reach] of Object.entries(states)) {
  test(`with ${name} everything has enough contrast`, async ({ page }) => {
    await reach(page);
    await expectNothingFaint(page);
  });
}

test('the check finds faint text and passes clear text', async ({ page }) => {
  await page.goto('/thank-you');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // Known: #767676 on white is 4.54:1.
    sheet.replaceSync(`main, main * {
      background: white !important; color: #767676 !important; font-size: 16px !important;
    }`);
    document.adoptedStyleSheets = [sheet];
  });
  const found = await page.evaluate(faintThings);
  const texts = found.filter(({ what }) => what.startsWith('text'));
  expect(texts.length).toBeGreaterThan(1);
  for (const { ratio } of texts) expect(ratio).toBeCloseTo(4.54, 2);
});
