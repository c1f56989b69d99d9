import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'yaml';
import { writeFromTemplate } from '../../scripts/new.ts';
import { serveAsHost } from '../../test/static-host.ts';
import { buildElsewhere } from './support/build-elsewhere.ts';
import { field, sendButton } from './support/form.ts';
import { startMailServer } from './support/mail-server.ts';
import { temporaryFolderOfWorker } from './support/temporary-folder.ts';
import { startService } from '../../scripts/lib/service.ts';
import { expect, test } from './support/test.ts';

test('a static host may serve the site, with the service on another origin', async ({
  page,
  watched,
  browser,
}) => {
  // A company with few pages builds in a third of the time.
  const COMPANY = join(temporaryFolderOfWorker(), 'halden');
  writeFromTemplate('company', 'Halden & Rye', COMPANY);
  const { form } = parse(readFileSync(join(COMPANY, 'pages/contact.yaml'), 'utf8')) as {
    form: { success: string };
  };
  writeFileSync(join(COMPANY, 'redirects.yaml'), '- { from: /old/*, to: /contact }\n');
  // Service and site need each other's addresses before either starts.
  let answer: RequestListener = (_, reply) => void reply.end();
  const front = createServer((asked, reply) => answer(asked, reply)).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const mailbox = await startMailServer();
  const siteOrigin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const service = await startService({
    env: { ...mailbox.env, COMPANY, PUBLIC_ORIGIN: siteOrigin },
  });
  const folder = await buildElsewhere({
    COMPANY,
    PUBLIC_ORIGIN: siteOrigin,
    PUBLIC_API_BASE: `${service.url}/`,
    STATIC_HOST: 'netlify',
  });
  answer = serveAsHost('netlify', folder);
  watched.origins.add(service.url);
  const arrived = (message: string) =>
    expect
      .poll(async () => (await mailbox.parsed()).map(({ text }) => text), { timeout: 40_000 })
      .toContainEqual(expect.stringContaining(message));

  await page.goto(`${siteOrigin}/old/address`);
  await expect(page).toHaveURL(`${siteOrigin}/contact`);
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
  await service.stop();
  await mailbox.stop();
});
