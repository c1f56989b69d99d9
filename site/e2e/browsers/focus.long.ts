import assert from 'node:assert/strict';
import { aService } from '../../../test/routes.ts';
import { obscuredFocus } from '../support/obscured-focus.ts';
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
      if (await visit.evaluate(isInHeader)) break;
      hidden.push(...(await visit.evaluate(obscuredFocus)));
      await visit.evaluate(hideNextStop);
      await visit.press('Tab', { shift: true });
    }
    assert.ok(stops > 20 && stops < MOST_STOPS, `${stops} stops before the header`);
    assert.deepEqual(hidden, [], 'under the header');
  });

/** Runs in the page. Returns whether the focus has reached the header, once what scrolls to it has run. */
async function isInHeader(): Promise<boolean> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return document.activeElement?.closest('.site-header') != null;
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
  const distance = top + height / 2 - header.getBoundingClientRect().bottom;
  scrollBy({ top: distance, behavior: 'instant' });
}
