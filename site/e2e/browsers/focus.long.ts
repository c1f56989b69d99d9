import assert from 'node:assert/strict';
import { aService } from '../../../test/routes.ts';
import { walk } from './walk.ts';

const MOST_STOPS = 200;

for (const [width, path] of [
  [1280, aService],
  [390, '/contact'],
] as const)
  walk(`at ${width}px Shift+Tab never leaves the focus under the header`, async (visit) => {
    await visit.open(path, width);
    await visit.awake();
    await visit.evaluate(() => [...document.querySelectorAll('a')].at(-1)?.focus());
    const hidden: string[] = [];
    let stops = 0;
    for (; stops < MOST_STOPS; stops++) {
      const stop = await visit.evaluate(focused);
      if (stop.inHeader) break;
      if (stop.hidden) hidden.push(stop.name);
      await visit.evaluate(hideNextStop);
      await visit.press('Tab', { shift: true });
    }
    assert.ok(stops > 20 && stops < MOST_STOPS, `${stops} stops before the header`);
    assert.deepEqual(hidden, [], 'under the header');
  });

/** Runs in the page. Returns the focused element, and whether a part of it is under the header. */
async function focused(): Promise<{ name: string; inHeader: boolean; hidden: boolean }> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const header = document.querySelector('.site-header');
  const stop = document.activeElement ?? document.body;
  const { bottom: edge } = header?.getBoundingClientRect() ?? new DOMRect();
  const { top, bottom, height } = stop.getBoundingClientRect();
  const inHeader = header?.contains(stop) === true;
  // An element taller than the window below the header cannot be completely visible.
  const fits = height <= innerHeight - edge && stop !== document.body;
  return {
    name: `${stop.localName} ${stop.ariaLabel ?? stop.textContent?.trim().slice(0, 40)}`,
    inHeader,
    hidden: !inHeader && fits && bottom > 0.5 && top < edge - 0.5,
  };
}

/** Runs in the page. Scrolls so that the header covers half of the next stop of Shift+Tab. */
function hideNextStop(): void {
  const header = document.querySelector('.site-header');
  const stops = [
    ...document.querySelectorAll('a[href], button, input, textarea, summary, [tabindex="0"]'),
  ].filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
  const next = stops[stops.indexOf(document.activeElement ?? document.body) - 1];
  if (!next || !header || header.contains(next)) return;
  const { top, height } = next.getBoundingClientRect();
  const by = top + height / 2 - header.getBoundingClientRect().bottom;
  scrollBy({ top: by, behavior: 'instant' });
}
