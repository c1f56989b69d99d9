import { axeFaults } from '../check-pages/axe.ts';
import { kinds } from '../../test/routes.ts';
import { states } from './support/states.ts';
import { expect, test } from './support/test.ts';

// What is moving is not to be judged: half-transparent text is on its way to somewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ watched }) => void watched.errors.push(/Failed to load resource/));

/** Each colour scheme, with what is judged in it. */
const schemes = [
  ['light', 'all'],
  ['dark', 'colours'],
] as const;

for (const path of kinds) {
  test(`axe finds no fault on ${path}, at 390 and 1280, light and dark`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    for (const width of [390, 1280])
      for (const [colorScheme, judged] of schemes) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        expect(await axeFaults(page, judged), `${width}, ${colorScheme}`).toEqual([]);
      }
  });
}

for (const [name, reach] of Object.entries(states)) {
  test(`with ${name} axe finds no fault, light and dark`, async ({ page }) => {
    await reach(page);
    for (const [colorScheme, judged] of schemes) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page, judged), colorScheme).toEqual([]);
    }
  });
}
