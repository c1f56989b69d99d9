import type { Page } from '@playwright/test';
import { nearestLines } from './support/drawn-lines.ts';
import { openFailedForm } from './support/plain-form.ts';
import { expect, test } from './support/test.ts';

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
  test(`${name}: no line of a drawing runs through letters, no outline crowds them`, async ({
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
      const outlines = await page.evaluate(nearestLines, 'outline' as const);
      expect(outlines.length, `${width} wide, drawings`).toBeGreaterThan(0);
      // Figures may stand beside a drawing on its own line; words need the room of two letters.
      const room = name === 'page not found' ? 16 : 40;
      const crowded = outlines.filter(({ distance }) => distance < room);
      expect(crowded, `${width} wide, outlines nearer than ${room}px`).toEqual([]);
    }
  });
}

test('the measure itself tells a struck letter from a clear one', async ({ page }) => {
  await page.goto('/thank-you');
  const before = await page.evaluate(nearestLines, 'all' as const);
  expect(before[0]?.distance).toBeGreaterThan(1);
  // The same drawing, moved so that its centre line lies on the middle of the heading.
  await page.evaluate(() => {
    const svg = document.querySelector<SVGElement>('main svg');
    const heading = document.querySelector('h1')?.getBoundingClientRect();
    const line = svg?.querySelector('.lines-frame path')?.getBoundingClientRect();
    if (!svg || !heading || !line) throw new Error('There is no drawing or no heading');
    svg.style.transform = `translateY(${heading.top + heading.height / 2 - line.top}px)`;
  });
  const [after] = await page.evaluate(nearestLines, 'all' as const);
  expect(after?.distance).toBe(0);
  expect(after?.words).toContain('Thank You');
});

for (const path of ['/nowhere', '/industry/nothing', '/thank-you']) {
  test(`${path} leads on to services, industries, articles and contact, with a reason each`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const ways = main
      .locator('li', { has: page.getByRole('link') })
      .filter({ has: page.locator('p') });
    expect(await ways.count()).toBe(4);
    for (const way of await ways.all()) {
      // A reason is a sentence, and no other way gives the same one.
      expect((await way.locator('p').innerText()).length).toBeGreaterThan(50);
      await expect(way.getByRole('link')).toBeVisible();
    }
    const paths = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    const industries = [/^\/industry\/./, /^\/$/];
    for (const kind of [/^\/services\/./, /^\/blog$/, /^\/contact$/])
      expect(
        paths.some((to) => kind.test(to)),
        `${kind}`,
      ).toBe(true);
    expect(paths.some((to) => industries.some((kind) => kind.test(to)))).toBe(true);
    await ways.last().getByRole('link').click();
    await expect(page).toHaveURL('/contact');
  });
}

test('an unknown industry is shown the eight that there are', async ({ page }) => {
  await page.goto('/industry/nothing');
  const grid = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.locator('.industries-grid') });
  await expect(grid.getByRole('link')).toHaveCount(8);
  await grid.getByRole('link', { name: 'Healthcare' }).click();
  await expect(page).toHaveURL('/industry/healthcare');
});
