import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { aService, kinds } from './support/routes.ts';
import { expect, test } from './support/test.ts';

type Shift = { value: number; moved: string[] };

/** Notes whatever moves on a page by itself, from its first paint on. */
async function watchShifts(page: Page) {
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
}

async function expectNoShift(page: Page) {
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[])).toEqual([]);
}

for (const width of [390, 1280]) {
  for (const path of kinds) {
    test(`nothing shifts on ${path} at ${width}px, from the first paint to its end`, async ({
      page,
      watched,
    }) => {
      watched.errors.push(/status of 404/);
      await page.setViewportSize({ width, height: 800 });
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
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await expectNoShift(page);
    });
  }
}

test('a document that comes in parts is not painted in the midst of its header', async ({
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
  await expectNoShift(page);
  // Before its server, or what it still fetches would be an error in its console.
  await page.close();
  halting.closeAllConnections();
  halting.close();
});
