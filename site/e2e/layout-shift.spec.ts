import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aService } from '../../test/routes.ts';
import { readShifts, watchShifts } from '../check/pages/shifts.ts';
import { expect, test } from './support/test.ts';

test('a document that arrives in parts is not painted halfway through its header', async ({
  page,
  baseURL,
  watched,
}) => {
  const cut = 'id="services-panel"';
  const halting = createServer(async ({ url = '/' }, response) => {
    const whole = await fetch(`${baseURL}${url}`);
    const body = Buffer.from(await whole.arrayBuffer());
    response.setHeader('content-type', whole.headers.get('content-type') ?? '');
    const offset = Math.max(0, body.indexOf(cut));
    response.write(body.subarray(0, offset));
    setTimeout(() => response.end(body.subarray(offset)), offset > 0 ? 500 : 0);
  });
  halting.listen(0, '127.0.0.1');
  await once(halting, 'listening');
  const { port } = halting.address() as AddressInfo;
  await page.setViewportSize({ width: 1280, height: 800 });
  // A font that arrives after the first paint may move a line.
  watched.errors.push(/ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await watchShifts(page);
  await page.goto(`http://127.0.0.1:${port}${aService}`);
  expect(await readShifts(page)).toEqual([]);
  // Closed before its server, because pending requests would log errors.
  await page.close();
  halting.closeAllConnections();
  halting.close();
});
