import { kinds } from '../../test/routes.ts';
import { smallTargets } from './support/small-targets.ts';
import { states } from './support/states.ts';
import { expect, test } from './support/test.ts';

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 800 },
  contextOptions: { reducedMotion: 'no-preference' },
});
test.beforeEach(({ watched }) => void watched.errors.push(/Failed to load resource/));

for (const path of kinds) {
  test(`every target on ${path} is at least 44 by 44 pixels`, async ({ page }) => {
    await page.goto(path);
    for (const summary of await page.locator('main details:not([open]) > summary').all())
      await summary.click();
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
  });
}

for (const name of ['the side menu open with its sections', 'a form that failed, with its toast']) {
  test(`with ${name} every target is large enough`, async ({ page }) => {
    await states[name]?.(page);
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
  });
}

test('the check finds a small link', async ({ page }) => {
  await page.goto('/thank-you');
  expect(await page.evaluate(smallTargets, 2000)).not.toEqual([]);
});
