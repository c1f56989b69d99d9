import { shiftsSoFar, watchShifts } from '../../../site/e2e/support/shifts.ts';
import { kinds, kindsInOthers } from '../../../test/routes.ts';
import { expect, test } from '../../../site/e2e/support/test.ts';

// On a phone the fonts load after the first paint, and take the space of their fallbacks.

for (const width of [390, 412])
  for (const path of [...kinds, ...kindsInOthers])
    test(`no line of ${path} moves at ${width}px when the fonts load`, async ({
      page,
      watched,
    }) => {
      watched.errors.push(/status of 404/);
      await page.setViewportSize({ width, height: 820 });
      await watchShifts(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const shifts = await shiftsSoFar(page);
      // A word may move along its line: the text before it is as wide on average, not to the pixel.
      expect(shifts.filter(({ down }) => down >= 3)).toEqual([]);
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.002);
    });
