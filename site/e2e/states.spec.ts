import { axeFaults } from '../check/pages/axe.ts';
import { faintThings } from '../check/pages/contrast.ts';
import { smallTargets } from '../check/pages/small-targets.ts';
import { states } from './support/states.ts';
import { expect, test } from './support/test.ts';

// Runs the checks of every page (site/check/pages/examine-page.ts) on pages in use.

// Fading or sliding elements do not have their final colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [part, named] of Object.entries({
  'menu and panels': /menu|panel/,
  'the form': /form/,
}))
  test(`in every state of ${part} axe finds no problem, contrast suffices, and targets are large enough`, async ({
    page,
    watched,
  }) => {
    watched.errors.push(/Failed to load resource/);
    for (const [name, reach] of Object.entries(states).filter(([name]) => named.test(name))) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await reach(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await page.evaluate(faintThings), `${name}, ${colorScheme}`).toEqual([]);
      }
      expect.soft(await axeFaults(page), name).toEqual([]);
      if (/menu|failed, with its toast/.test(name)) {
        await page.setViewportSize({ width: 390, height: 800 });
        expect.soft(await page.evaluate(smallTargets, 44), name).toEqual([]);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.evaluate(() => sessionStorage.clear());
    }
  });
