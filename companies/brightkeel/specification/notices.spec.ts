import type { Page } from '@playwright/test';
import { nearestLines } from './drawn-lines.ts';
import { openFailedForm } from '../../../site/e2e/support/plain-form.ts';
import { expect, test } from '../../../site/e2e/support/test.ts';

test.beforeEach(({ watched }) => void watched.errors.push(/status of 404/));

const open = (path: string) => (page: Page) => page.goto(path);

const notices: [name: string, open: (page: Page) => Promise<unknown>][] = [
  ['page not found', open('/nowhere')],
  ['industry not found', open('/industry/nothing')],
  ['thank you', open('/thank-you')],
  ['a form that failed', openFailedForm],
  ['about', open('/about')],
];

for (const [name, reach] of notices) {
  test(`${name}: no line of a drawing crosses letters, and no hull comes too close to them`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reach(page);
    for (const width of [390, 800, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      const lines = await page.evaluate(nearestLines, 'all' as const);
      const struck = lines.filter(({ distance }) => distance < 1);
      expect(struck, `${width} wide, lines through letters`).toEqual([]);
      const hulls = await page.evaluate(nearestLines, 'outline' as const);
      expect(hulls.length, `${width} wide, drawings`).toBeGreaterThan(0);
      // Figures may be beside a boat on its own water; words need the space of two letters.
      const room = name === 'page not found' ? 16 : 40;
      const crowded = hulls.filter(({ distance }) => distance < room);
      expect(crowded, `${width} wide, hulls nearer than ${room}px`).toEqual([]);
    }
  });
}

test('the check finds a crossed letter and passes a clear one', async ({ page }) => {
  await page.goto('/thank-you');
  const before = await page.evaluate(nearestLines, 'all' as const);
  expect(before[0]?.distance).toBeGreaterThan(1);
  // The same drawing, moved so that its centre line crosses the middle of the heading.
  await page.evaluate(() => {
    const svg = document.querySelector<SVGElement>('main svg');
    const heading = document.querySelector('h1')?.getBoundingClientRect();
    const line = svg?.querySelector('[data-family=frame] path')?.getBoundingClientRect();
    if (!svg || !heading || !line) throw new Error('There is no drawing or no heading');
    svg.style.transform = `translateY(${heading.top + heading.height / 2 - line.top}px)`;
  });
  const [after] = await page.evaluate(nearestLines, 'all' as const);
  expect(after?.distance).toBe(0);
  expect(after?.words).toContain('Thank You');
});
