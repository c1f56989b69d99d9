import { readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { load } from 'cheerio/slim';
import { expect } from '../support/test.ts';
import { dist, readBuilt, site, test } from './company.ts';

const order =
  'email field_phone name field_firm message services field_budget field_opening field_page field_terms';

const ofApplication = 'email name message field_cv';

const namesIn = (file: string) => {
  const $ = load(readBuilt(file));
  const names = $('form :is(input:not([type=hidden], [name=website]), select, textarea)')
    .toArray()
    .map((field) => $(field).attr('name') ?? '');
  return [...new Set(names)].join(' ');
};

test('the fields are where the company has put them in each language, and no file contains an address of a route', () => {
  for (const [page, names] of [
    ['contact', order],
    ['ar/contact', order],
    ['jobs/backend-engineer', ofApplication],
    ['ar/jobs/backend-engineer', ofApplication],
    ['enquiry-failed/too-many', order],
    ['enquiry-failed/application-too-many', ofApplication],
  ] as const)
    expect([page, namesIn(`${page}.html`)]).toEqual([page, names]);
  // Each label once, including those of the job form.
  expect(load(readBuilt('privacy-policy.html'))('main').text()).toContain(
    'What it is about, What do you need?, Budget, Opening day, Your page, I accept the policy., What do you bake?, Your CV.',
  );
  // Only pages that return an enquiry have tokens.
  expect(readBuilt('jobs/backend-engineer.html')).not.toContain('{{');
  const $ = load(readBuilt('contact.html'));
  const control = (key: string) => $(`[name=field_${key}]`);
  const label = (key: string) => $(`label[for="${control(key).attr('id')}"]`).text();
  expect(label('phone')).toBe('Telephone (needed)We call once.');
  expect(control('phone').attr()).toMatchObject({ type: 'tel', autocomplete: 'tel', required: '' });
  expect(control('firm').attr()).toMatchObject({ autocomplete: 'organization', maxlength: '1000' });
  expect(control('firm').attr('required')).toBeUndefined();
  expect(control('budget').text()).toBe('–Up to 20,000More');
  expect(control('opening').attr('type')).toBe('date');
  const $ar = load(readBuilt('ar/contact.html'));
  const terms = $ar('label:has([name=field_terms])');
  expect(terms.text()).toBe('أقبل السياسة.');
  expect(terms.find('a').attr('href')).toBe('/ar/privacy-policy');
  expect($ar('[name=field_budget] [value=small]').text()).toBe('حتى 20,000');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (/\.\w+$/.test(file)) expect(readBuilt(file), file).not.toContain('routes.example.com');
});

const field = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);

async function fill(page: Page): Promise<void> {
  await field(page, 'email').fill('ada@visitor.example.com');
  await field(page, 'field_firm').fill('Rye "Sons"');
  await field(page, 'field_budget').selectOption('large');
  await field(page, 'field_opening').fill('2026-12-24');
  await field(page, 'field_page').fill('rye.example');
}

/** The stored answers and languages, newest last. */
const stored = () => {
  const database = site?.database();
  const rows = database?.prepare('select fields, language from enquiry order by id').all() ?? [];
  database?.close();
  return rows.map(({ fields, language }) => [JSON.parse(String(fields)) as unknown, language]);
};

const answers = { firm: 'Rye "Sons"', budget: 'large', opening: '2026-12-24', page: 'rye.example' };

test('the browser refuses what is missing, keeps a draft, and sends the answers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/contact');
  await expect(page.locator('astro-island:has(form)')).not.toHaveAttribute('ssr');
  await fill(page);
  await field(page, 'field_phone').fill('later');
  const send = page.locator('form button[type=submit]');
  await send.click();
  await expect(field(page, 'field_phone')).toBeFocused();
  await page.reload();
  await expect(field(page, 'field_budget')).toHaveValue('large');
  await field(page, 'field_phone').fill('+47 555 01 42');
  await field(page, 'field_terms').press('Space');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await send.click();
  await expect(page.locator('[data-receipt]')).toBeVisible();
  expect(stored().at(-1)).toEqual([{ phone: '+47 555 01 42', ...answers, terms: true }, 'en']);
  for (const name of ['field_phone', 'field_firm', 'field_budget', 'field_opening'])
    await expect(field(page, name)).toHaveValue('');
  await expect(field(page, 'field_terms')).not.toBeChecked();
});

test('an application is sent with its own fields and words', async ({ page }) => {
  await page.goto(`${site?.url}/jobs/backend-engineer`);
  await field(page, 'message').scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:has(form)')).not.toHaveAttribute('ssr');
  await expect(page.getByLabel('What do you bake?')).toHaveValue(/Backend engineer/);
  await field(page, 'email').fill('ada@visitor.example.com');
  await field(page, 'field_cv').fill('ada.example');
  await field(page, 'field_cv').press('Enter');
  await expect(page.locator('[data-receipt]')).toContainText('Our bakers answer on Monday.');
  expect(stored().at(-1)).toEqual([{ form: 'application', cv: 'ada.example' }, 'en']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused application comes back as one, in its language', async ({ page, watched }) => {
    watched.errors.push(/422/);
    await page.goto(`${site?.url}/ar/jobs/backend-engineer`);
    await field(page, 'name').fill('Grace');
    await field(page, 'field_cv').fill('my cv');
    await page.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('form strong:visible')).toHaveText('اكتب عنوانا.');
    await expect(page.getByLabel('ماذا تخبز؟')).not.toHaveValue('');
    await expect(field(page, 'field_cv')).toHaveValue('my cv');
    await expect(page.locator('form :is([name=services], [name=field_phone])')).toHaveCount(0);
    await field(page, 'field_cv').fill('grace.example');
    await page.locator('form button[type=submit]').click();
    await expect(page).toHaveURL(/\/ar\/thank-you$/);
    expect(stored().at(-1)).toEqual([{ form: 'application', cv: 'grace.example' }, 'ar']);
  });

  test('a form that the service refuses comes back in the visitor’s language, with what was typed', async ({
    page,
    watched,
  }) => {
    watched.errors.push(/422/);
    await page.goto('/ar/contact');
    await fill(page);
    await field(page, 'field_phone').fill('+47 555 01 42');
    await field(page, 'name').fill('Another');
    // As from a browser that does not validate.
    await page.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const problem = page.locator('form strong:visible');
    await expect(problem).toHaveText('نحتاج موافقتك.');
    await expect(field(page, 'field_phone')).toHaveValue('+47 555 01 42');
    for (const [key, value] of Object.entries(answers))
      await expect(field(page, `field_${key}`)).toHaveValue(value);
    await field(page, 'field_terms').check();
    await page.locator('form button[type=submit]').click();
    await expect(page).toHaveURL(/\/ar\/thank-you$/);
    expect(stored().at(-1)).toEqual([{ phone: '+47 555 01 42', ...answers, terms: true }, 'ar']);
  });
});
