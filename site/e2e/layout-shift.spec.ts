import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aService, kinds, kindsInOthers } from '../../test/routes.ts';
import { shiftsSoFar, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

for (const width of [390, 1280]) {
  for (const path of [...kinds, ...kindsInOthers]) {
    test(`nothing shifts on ${path} at ${width}px, from the first paint to its end`, async ({
      page,
      watched,
    }) => {
      watched.errors.push(/status of 404/, /ERR_FAILED/);
      await page.setViewportSize({ width, height: 800 });
      // On a phone the faces come after the first paint: what that moves depends on a company's words, and is
      // tested beside them. Here nothing else may move.
      if (width < 768) await page.route('**/*.woff2', (route) => route.abort());
      await watchShifts(page);
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
      // On a loaded machine a step can pass an island, which has no box of its own, before the browser has
      // seen that it is there.
      const asleep = page.locator('astro-island[ssr]');
      await expect(async () => {
        await asleep.evaluateAll(([next]) => next?.firstElementChild?.scrollIntoView());
        await expect(asleep).toHaveCount(0, { timeout: 500 });
      }).toPass({ timeout: 5_000 });
      expect(await shiftsSoFar(page)).toEqual([]);
    });
  }
}

test('a document that arrives in parts is not painted halfway through its header', async ({
  page,
  baseURL,
}) => {
  const cut = 'id="services-panel"';
  const halting = createServer(async ({ url = '/' }, response) => {
    const whole = await fetch(`${baseURL}${url}`);
    const body = Buffer.from(await whole.arrayBuffer());
    for (const name of ['content-type', 'content-security-policy'])
      response.setHeader(name, whole.headers.get(name) ?? '');
    const at = Math.max(0, body.indexOf(cut));
    response.write(body.subarray(0, at));
    setTimeout(() => response.end(body.subarray(at)), at > 0 ? 500 : 0);
  });
  halting.listen(0, '127.0.0.1');
  await once(halting, 'listening');
  const { port } = halting.address() as AddressInfo;
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchShifts(page);
  await page.goto(`http://127.0.0.1:${port}${aService}`);
  expect(await shiftsSoFar(page)).toEqual([]);
  // Before its server, or what it still fetches would be an error in its console.
  await page.close();
  halting.closeAllConnections();
  halting.close();
});
