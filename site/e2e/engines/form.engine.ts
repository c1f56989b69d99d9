import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { checkboxKeys, contactForm, thankYou } from '../../../test/content.ts';
import { aService } from '../../../test/routes.ts';
import { startService } from '../../../test/service.ts';
import type { Page } from './page.ts';
import { locators } from './locators.ts';
import { openTab, startWithoutScripts, test } from './test.ts';

const { success, failure } = contactForm;
const typed = {
  name: 'Zoe Example',
  email: 'zoe@visitor.example.com',
  message: 'A website, please.',
};

async function fill(page: Page): Promise<void> {
  for (const name of ['name', 'email', 'message'] as const)
    await page.fill(locators[name], typed[name]);
  await page.clickOn(locators.checkbox(checkboxKeys[0] ?? ''));
}

/** The messages that a service has written, each as its text. */
function mails(folder: string): string[] {
  const kept = join(folder, 'mail');
  if (!existsSync(kept)) return [];
  return readdirSync(kept)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(kept, file), 'utf8'));
}

async function mailed(folder: string): Promise<void> {
  await expect.poll(() => mails(folder).length).toBe(1);
  for (const text of Object.values(typed)) expect(mails(folder)[0]).toContain(text);
}

test('an accepted enquiry is mailed and confirmed, and a refused one stays in the form', async ({
  page,
  watched,
}) => {
  watched.errors.push(/429/);
  const service = await startService({ env: { RATE_LIMIT_MAX: '1', RATE_LIMIT_WINDOW: '600' } });
  try {
    await page.open(`${service.url}/contact`);
    await page.hydrated(locators.form);
    await fill(page);
    await page.clickOn(locators.send);
    expect((await page.one(locators.toast)).text).toContain(success);
    await expect.poll(async () => (await page.one(locators.name)).value).toBe('');
    await mailed(service.folder);

    await page.resize(390, 844);
    await page.open(`${service.url}${aService}`);
    await page.hydrated(locators.form);
    await fill(page);
    await page.clickOn(locators.send);
    expect((await page.one(locators.toast)).text).toContain(failure);
    await page.one(locators.failureHelp);
    for (const name of ['name', 'email', 'message'] as const)
      expect((await page.one(locators[name])).value).toBe(typed[name]);
    expect(mails(service.folder)).toHaveLength(1);
  } finally {
    await service.stop();
  }
});

test('without scripts the form posts and leads to the thank-you page', async () => {
  const service = await startService();
  const browser = await startWithoutScripts();
  try {
    const page = await openTab(browser);
    await page.open(`${service.url}/contact`);
    // Otherwise this would be the test with scripts once more.
    expect(await page.evaluate(() => document.querySelectorAll('astro-island[ssr]').length)).toBe(
      1,
    );
    await fill(page);
    await page.clickOn(locators.send);
    await page.arrived('/thank-you');
    expect((await page.one(locators.heading)).text).toBe(thankYou.heading);
    await mailed(service.folder);
    expect(await page.faults()).toEqual([]);
  } finally {
    await browser.stop();
    await service.stop();
  }
});
