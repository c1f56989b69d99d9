import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { FailureCause } from '@frontage/contract/failures';
import type { Page } from '@playwright/test';
import { startMailServer } from './support/mail-server.ts';
import {
  checkboxKeys,
  checkboxLabels,
  company,
  enquiryFailed,
  thankYou,
} from '../../test/content.ts';
import { field, sendButton, success } from './support/form.ts';
import { failureWords } from './support/plain-form.ts';
import { startService } from '../../scripts/lib/service.ts';
import { expect, test } from './support/test.ts';

const typed = {
  name: 'Zoë "Zed" O\'Neill <b>&amp;</b> مرحبا',
  email: 'zoe@visitor.example.com',
  message:
    'Line one\nLine two with <script>alert("x")</script> & \'quotes\'\n\nשלום עולם 🚢 – done.',
};

const tickedKeys = [checkboxKeys[0] ?? '', checkboxKeys[3] ?? checkboxKeys.at(-1) ?? ''];

const checkbox = (page: Page, key: string) =>
  page.locator(`form input[name="services"][value="${key}"]`);

async function fill(page: Page) {
  await field(page, 'name').fill(typed.name);
  await field(page, 'email').fill(typed.email);
  await field(page, 'message').fill(typed.message);
  for (const key of tickedKeys) await checkbox(page, key).check();
}

const press = (page: Page) => sendButton(page).click();

/** Submits a form that will be refused, and waits for the page that says so. */
async function pressAndFail(page: Page): Promise<number | undefined> {
  const answer = page.waitForResponse('**/api/send-email');
  await press(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(enquiryFailed.heading);
  return (await answer).status();
}

const emptyFields = { name: '', email: '', message: '' };

/** Checks that the page describes its cause, and that its fields hold what was received. */
async function expectFailure(page: Page, cause: FailureCause, fields: typeof emptyFields) {
  const { happened, text, now } = failureWords[cause];
  const [before = now] = now.split('{wait}');
  await expect(page.getByRole('alert'), cause).toHaveText(happened);
  for (const words of [text, before]) await expect(page.getByText(words), cause).toBeVisible();
  const address = page.locator('main').getByRole('link', { name: company.email });
  await expect(address, cause).toHaveAttribute('href', `mailto:${company.email}`);
  await expect(field(page, 'name'), cause).toHaveValue(fields.name);
  await expect(field(page, 'email'), cause).toHaveValue(fields.email);
  await expect(field(page, 'message'), cause).toHaveValue(fields.message);
  const ticked = fields === emptyFields ? [] : tickedKeys;
  for (const key of checkboxKeys)
    await expect(checkbox(page, key), key).toBeChecked({ checked: ticked.includes(key) });
  expect(await page.content()).not.toContain('{{');
}

/** Waits for a mail, and compares every field of it with what was typed. */
async function expectWhole({ received, parsed }: Awaited<ReturnType<typeof startMailServer>>) {
  await expect.poll(() => received.length, { timeout: 60_000 }).toBe(1);
  const [mail] = await parsed();
  if (!mail) throw new Error('No mail arrived');
  expect(received).toMatchObject([
    { secure: true, from: 'website@example.com', to: ['sales@example.com'] },
  ]);
  expect(mail.from?.address).toBe('website@example.com');
  expect(mail.to?.map(({ address }) => address)).toEqual(['sales@example.com']);
  expect(mail.cc ?? []).toEqual([]);
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.replyTo?.map(({ address }) => address)).toEqual([typed.email]);
  expect(String(received[0]?.raw).match(/^Reply-To:/gim)).toHaveLength(1);
  expect(mail.messageId).toMatch(/^<[\w-]+@example\.com>$/);
  const text = mail.text?.replace(/\r\n/g, '\n') ?? '';
  for (const field of [typed.name, typed.email, typed.message]) expect(text).toContain(field);
  for (const [index, key] of checkboxKeys.entries()) {
    const label = checkboxLabels[index] ?? '';
    if (tickedKeys.includes(key)) expect(text).toContain(label);
    else expect(text).not.toContain(label);
  }
  expect(mail.html).not.toContain('<script');
  expect(mail.html).toContain('&lt;script&gt;');
}

test('an enquiry travels from the form to the mailbox', async ({ page }) => {
  const mailbox = await startMailServer();
  const service = await startService({ env: mailbox.env });
  await page.goto(`${service.url}/contact`);
  await fill(page);
  const sent = page.waitForRequest('**/api/send-email');
  await press(page);
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toBe('application/json');
  const services = checkboxKeys.map((key) => [key, tickedKeys.includes(key)]);
  expect(request.postDataJSON()).toMatchObject({
    ...typed,
    services: Object.fromEntries(services),
  });
  await expect(page.getByRole('alert').filter({ hasText: success })).toBeVisible();
  await expect(field(page, 'name')).toHaveValue('');
  await expect(checkbox(page, tickedKeys[0] ?? '')).not.toBeChecked();
  await expectWhole(mailbox);
  await service.stop();
  await mailbox.stop();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an enquiry travels from the form to the mailbox', async ({ page }) => {
    const mailbox = await startMailServer();
    const service = await startService({ env: mailbox.env });
    await page.goto(`${service.url}/contact`);
    await fill(page);
    await press(page);
    await expect(page).toHaveURL(`${service.url}/thank-you`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYou.heading);
    await expectWhole(mailbox);
    await service.stop();
    await mailbox.stop();
  });

  test('a refusal says what happened, keeps what was received and claims nothing else', async ({
    page,
    watched,
  }) => {
    watched.errors.push(/status of (4|5)\d\d/);
    const strict = await startService({ env: { RATE_LIMIT_MAX: '1', RATE_LIMIT_SECONDS: '60' } });
    await page.goto(`${strict.url}/contact`);
    await press(page);
    await expect(page).toHaveURL(`${strict.url}/thank-you`);
    await page.goto(`${strict.url}/contact`);
    await fill(page);
    expect(await pressAndFail(page)).toBe(429);
    await expectFailure(page, 'too-many', typed);
    await expect(page.getByRole('main')).toContainText(/\d+/);
    await expect(page.getByRole('main')).not.toContainText('{wait}');

    const service = await startService();
    const retry = async () => {
      await page.goto(`${service.url}/contact`);
      await fill(page);
    };

    // More than the buffers on the way hold, to prove that the answer still arrives. Browsers take minutes to display
    // so much in a field, so the request is sent directly.
    await page.route('**/api/send-email', (route) =>
      route.continue({ postData: `message=${'x'.repeat(3_000_000)}` }),
    );
    await retry();
    expect(await pressAndFail(page)).toBe(413);
    await expectFailure(page, 'too-large', emptyFields);
    await page.unrouteAll();

    const database = service.database();
    database.exec('ALTER TABLE enquiry RENAME TO away');
    await retry();
    expect(await pressAndFail(page)).toBe(503);
    await expectFailure(page, 'not-stored', typed);

    database.exec('ALTER TABLE away RENAME TO enquiry');
    database.close();
    await press(page);
    await expect(page).toHaveURL(`${service.url}/thank-you`);
    await expect.poll(() => globSync(join(service.folder, 'mail/*.eml'))).toHaveLength(1);
    // Keeps the page from requesting anything from the stopped service.
    await page.goto('about:blank');
    await service.stop();
    await strict.stop();
  });
});
