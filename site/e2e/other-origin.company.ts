import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'yaml';
import { writeNew } from '../../scripts/new.ts';
import { buildElsewhere } from './support/build-elsewhere.ts';
import { field, sendButton } from './support/form.ts';
import { startMailServer } from './support/mail-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { startService } from '../../scripts/service.ts';
import { expect, test } from './support/test.ts';

test('the service may be on another origin than the site', async ({ page, watched, browser }) => {
  // A company of few pages: it builds in a third of the time.
  const COMPANY = join(temporaryFolder(), 'halden');
  writeNew('company', 'Halden & Rye', COMPANY);
  const { form } = parse(readFileSync(join(COMPANY, 'pages/contact.yaml'), 'utf8')) as {
    form: { success: string };
  };
  // The service has to know the address of the site, and the site that of the service, before either is there.
  let serving = '';
  const front = createServer((asked, reply) => {
    request(`${serving}${asked.url}`, { headers: asked.headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(reply);
    }).end();
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const mailbox = await startMailServer();
  const siteOrigin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const service = await startService({
    env: { ...mailbox.env, COMPANY, PUBLIC_ORIGIN: siteOrigin, ALLOWED_ORIGINS: siteOrigin },
  });
  const folder = await buildElsewhere({
    COMPANY,
    PUBLIC_ORIGIN: siteOrigin,
    PUBLIC_API_BASE: `${service.url}/`,
  });
  const site = await startService({ env: { COMPANY, SITE_DIR: folder } });
  serving = site.url;
  watched.origins.add(service.url);
  const arrived = (message: string) =>
    expect
      .poll(() => mailbox.arrivals.map(({ mail }) => mail.text), { timeout: 40_000 })
      .toContainEqual(expect.stringContaining(message));

  await page.goto(`${siteOrigin}/contact`);
  await field(page, 'name').fill('Ada Example');
  await field(page, 'email').fill('ada@visitor.example.com');
  await field(page, 'message').fill('Sent by the script');
  await sendButton(page).click();
  await expect(page.getByText(form.success)).toBeVisible();
  await arrived('Sent by the script');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${siteOrigin}/contact`);
  await field(plain, 'message').fill('Posted by the browser itself');
  await sendButton(plain).click();
  await expect(plain).toHaveURL(`${siteOrigin}/thank-you`);
  await arrived('Posted by the browser itself');

  await context.close();
  front.close();
  front.closeAllConnections();
  await site.stop();
  await service.stop();
  await mailbox.stop();
});
