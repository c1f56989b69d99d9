import { kinds } from './support/routes.ts';
import { expect, test } from './support/test.ts';

type Shift = { value: number; moved: string[] };

for (const width of [390, 1280]) {
  for (const path of kinds) {
    test(`nothing shifts on ${path} at ${width}px, from the first paint to its end`, async ({
      page,
      watched,
    }) => {
      watched.errors.push(/status of 404/);
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const shifts: Shift[] = [];
        Reflect.set(window, 'shifts', shifts);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
              sources: { node?: Element }[];
            };
            if (hadRecentInput) continue;
            const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '');
            shifts.push({ value, moved });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      // Down to the end as a reader goes, so that every island wakes up on the way.
      for (let at = 0; ; at += 500) {
        const end = await page.evaluate(async (y) => {
          scrollTo(0, y);
          await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
          return y >= document.documentElement.scrollHeight;
        }, at);
        if (end) break;
      }
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
      expect(shifts).toEqual([]);
    });
  }
}
