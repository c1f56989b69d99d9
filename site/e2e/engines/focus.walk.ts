import { expect } from 'vitest';
import { aService } from '../../../test/routes.ts';
import { places } from './places.ts';
import { walk } from './walk.ts';

const MOST_STOPS = 200;

/**
 * Scrolls so that the stop before the one that has focus stands half under the header: what a visitor
 * who scrolls leaves there. Runs in the page.
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

/** What has focus, and whether a part of it lies under the header. Runs in the page. */
async function focused(header: string): Promise<Stop> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const bar = document.querySelector(header);
  const stop = document.activeElement ?? document.body;
  const { bottom: edge } = bar?.getBoundingClientRect() ?? new DOMRect();
  const { top, bottom, height } = stop.getBoundingClientRect();
  const inHeader = bar?.contains(stop) === true;
  // What is higher than the window below the header cannot be seen whole.
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
  walk(
    `at ${width}px nothing that has focus lies under the header on the way back up ${path}`,
    async ({ page, service }) => {
      await page.resize(width, height);
      await page.open(service.url + path);
      await page.evaluate(() => [...document.querySelectorAll('a')].at(-1)?.focus());
      const hidden: string[] = [];
      let stops = 0;
      for (; stops < MOST_STOPS; stops++) {
        const stop = await page.evaluate(focused, places.header);
        if (stop.inHeader) break;
        if (stop.hidden) hidden.push(stop.name);
        await page.evaluate(hideNextStop, places.header);
        await page.press('Tab', { shift: true });
      }
      expect(stops).toBeGreaterThan(20);
      expect(stops).toBeLessThan(MOST_STOPS);
      expect(hidden).toEqual([]);
    },
  );
}
