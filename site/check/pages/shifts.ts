import type { Page } from '@playwright/test';

/** A layout shift as Chromium counts it: its score, and what moved from where to where. */
export type Shift = { value: number; elements: string[]; distance: number };

/** Records layout shifts of a page from its first paint on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        if (hadRecentInput) continue;
        const elements = sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 80),
        );
        const moves = sources.map(({ previousRect, currentRect }) =>
          Math.abs(previousRect.bottom - currentRect.bottom),
        );
        shifts.push({ value, elements, distance: Math.max(...moves) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function readShifts(page: Page): Promise<Shift[]> {
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  return page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
}
