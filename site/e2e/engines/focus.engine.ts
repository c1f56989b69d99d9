import { expect } from 'vitest';
import { aService } from '../../../test/routes.ts';
import { locators } from './locators.ts';
import { test } from './test.ts';

const MOST_STOPS = 200;

/**
 * Scrolls so that the tab stop before the one that has focus is half under the header, as a visitor may
 * leave it. Runs in the page.
 */
function hideNextStop(header: string): void {
  const stops = [
    ...document.querySelectorAll('a[href], button, input, textarea, summary, [tabindex="0"]'),
  ].filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
  const next = stops[stops.indexOf(document.activeElement ?? document.body) - 1];
  const bar = document.querySelector(header);
  if (!next || !bar || bar.contains(next)) return;
  const { top, height } = next.getBoundingClientRect();
  const by = top + height / 2 - bar.getBoundingClientRect().bottom;
  scrollBy({ top: by, behavior: 'instant' });
}

type Stop = { name: string; inHeader: boolean; hidden: boolean };

/** The element that has focus, and whether a part of it is under the header. Runs in the page. */
async function focused(header: string): Promise<Stop> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const bar = document.querySelector(header);
  const stop = document.activeElement ?? document.body;
  const { bottom: edge } = bar?.getBoundingClientRect() ?? new DOMRect();
  const { top, bottom, height } = stop.getBoundingClientRect();
  const inHeader = bar?.contains(stop) === true;
  // An element that is taller than the window below the header cannot be in full view.
  const fits = height <= innerHeight - edge && stop !== document.body;
  return {
    name: `${stop.localName} ${stop.ariaLabel ?? stop.textContent?.trim().slice(0, 40)}`,
    inHeader,
    hidden: !inHeader && fits && bottom > 0.5 && top < edge - 0.5,
  };
}

for (const [width, height, path] of [
  [1280, 800, aService],
  [390, 844, '/contact'],
] as const) {
  test(`at ${width}px Shift+Tab never leaves the focus under the header on ${path}`, async ({
    page,
    service,
  }) => {
    await page.resize(width, height);
    await page.open(service.url + path);
    await page.evaluate(() => [...document.querySelectorAll('a')].at(-1)?.focus());
    const hidden: string[] = [];
    let stops = 0;
    for (; stops < MOST_STOPS; stops++) {
      const stop = await page.evaluate(focused, locators.header);
      if (stop.inHeader) break;
      if (stop.hidden) hidden.push(stop.name);
      await page.evaluate(hideNextStop, locators.header);
      await page.press('Tab', { shift: true });
    }
    expect(stops).toBeGreaterThan(20);
    expect(stops).toBeLessThan(MOST_STOPS);
    expect(hidden).toEqual([]);
  });
}
