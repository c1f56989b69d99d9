import { axeFaults } from '../check-pages/axe.ts';
import { kinds, kindsInOthers } from '../../test/routes.ts';
import { states } from './support/states.ts';
import { expect, test } from './support/test.ts';

// What is moving is not to be judged: half-transparent text is on its way to somewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ watched }) => void watched.errors.push(/Failed to load resource/));

// Contrast is measured in either scheme at either width by contrast.spec.ts, with more than axe looks at.
for (const path of [...kinds, ...kindsInOthers]) {
  test(`axe finds no fault on ${path}, at 390 in light, at 1280 in dark`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    for (const [width, colorScheme] of [
      [390, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page), `${width}, ${colorScheme}`).toEqual([]);
    }
  });
}

for (const [name, reach] of Object.entries(states)) {
  test(`with ${name} axe finds no fault, light and dark`, async ({ page }) => {
    await reach(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page), colorScheme).toEqual([]);
    }
  });
}
