import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { kinds } from './support/routes.ts';
import { states } from './support/states.ts';
import { expect, test } from './support/test.ts';

// What is moving is not to be judged: half-transparent text is on its way to somewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ watched }) => void watched.errors.push(/Failed to load resource/));

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'wcag2aaa', 'best-practice'];
const schemes = ['light', 'dark'] as const;

/** What axe finds, a line for each fault. */
async function faults(page: Page): Promise<string[]> {
  // Legacy mode judges without opening a second tab, which the watched page would report.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

for (const path of kinds) {
  test(`${path} has no fault that axe knows, at 390 and 1280, light and dark`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    for (const width of [390, 1280])
      for (const colorScheme of schemes) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        expect(await faults(page), `${width}, ${colorScheme}`).toEqual([]);
      }
  });
}

for (const [name, reach] of Object.entries(states)) {
  test(`with ${name} axe finds no fault, light and dark`, async ({ page }) => {
    await reach(page);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect(await faults(page), colorScheme).toEqual([]);
    }
  });
}
