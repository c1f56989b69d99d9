import { axeFaults } from '../check-pages/axe.ts';
import { faintThings } from '../check-pages/contrast.ts';
import { smallTargets } from '../check-pages/small-targets.ts';
import { states } from './support/states.ts';
import { expect, test } from './support/test.ts';

// What the walk (site/check-pages/examine-page.ts) asks of every page, asked of what a page becomes while it is used.

// What fades or slides does not have its colours yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, reach] of Object.entries(states)) {
  test(`with ${name} axe finds no fault, everything has enough contrast, and targets are large enough`, async ({
    page,
    watched,
  }) => {
    watched.errors.push(/Failed to load resource/);
    await reach(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await page.evaluate(faintThings), colorScheme).toEqual([]);
    }
    expect.soft(await axeFaults(page)).toEqual([]);
    if (/menu|failed, with its toast/.test(name)) {
      await page.setViewportSize({ width: 390, height: 800 });
      expect.soft(await page.evaluate(smallTargets, 44)).toEqual([]);
    }
  });
}
