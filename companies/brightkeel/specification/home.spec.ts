import { expect, test } from '../../../site/e2e/support/test.ts';
import { openForm, sendButton } from '../../../site/e2e/support/form.ts';
import { startService } from '../../../scripts/lib/service.ts';

// The words, counts and lists that the specification and its rulings require beside headings and labels.

test('the home page has the words, portraits and lists of the specification', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    /^We design, develop, deliver software/,
  );
  const strip = page.getByRole('region', { name: 'Meet Our Customers' });
  await expect(strip.getByRole('checkbox', { name: 'Pause the row of logos' })).toBeAttached();
  await expect(page.locator('.services-grid > li:visible')).toHaveCount(2);
  const more = page.getByRole('button', { name: 'View More Services' });
  await more.scrollIntoViewIfNeeded();
  await more.click();
  await expect(page.getByRole('button', { name: 'View Less Services' })).toBeVisible();
  await expect(page.locator('.services-grid > li:visible')).toHaveCount(6);
  // Use quotes of different heights, to test that the carousel adapts its height.
  const heights = await page
    .locator('.testimonial figure')
    .evaluateAll((all) => all.map((quote) => Math.round(quote.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBeGreaterThan(3);
  const carousel = page.getByRole('group', { name: 'Testimonials', exact: true });
  for (const name of ['Pause testimonials', 'Previous testimonial', 'Next testimonial'])
    await expect(carousel.getByRole('button', { name, exact: true })).toBeVisible();
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ family, status }) => !family.includes('stand-in') && status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .sort();
  });
  expect(faces).toEqual(['Besley', 'Instrument Sans']);
});

test('the form has the words, fields and payload of the specification', async ({
  page,
  watched,
}) => {
  watched.errors.push(/Failed to load resource/);
  const service = await startService();
  await openForm(page, `${service.url}/contact`);
  await expect(
    page.getByRole('group', { name: 'What do you need help with?' }).getByRole('checkbox'),
  ).toHaveCount(5);
  const typed = { name: 'Ada', email: 'ada@visitor.example.com', message: 'One\nTwo' };
  await page.getByLabel('Name').fill(typed.name);
  await page.getByLabel('Email').fill(typed.email);
  await page.getByLabel('Message').fill(typed.message);
  await page.getByRole('checkbox', { name: 'Web Development' }).check();
  await page.getByRole('checkbox', { name: 'UI/UX Design' }).check();
  await expect(sendButton(page)).toHaveText('Send message');
  const sent = page.waitForRequest('**/api/send-email');
  await sendButton(page).click();
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toBe('application/json');
  expect(request.postDataJSON()).toEqual({
    ...typed,
    services: {
      webDevelopment: true,
      customSoftware: false,
      mobileApp: false,
      uiUx: true,
      qualityAssurance: false,
    },
  });
  const toast = page.getByRole('alert').filter({ hasText: /\S/ });
  await expect(toast).toHaveText('Thank You for reaching out! See you soon.');
  for (const words of [
    'Your message has reached us.',
    'An engineer reads it and answers within one working day.',
    `We will send our answer to ${typed.email}.`,
    'You asked for help with Web Development and UI/UX Design.',
  ])
    await expect(page.locator('[data-receipt]')).toContainText(words);
  await page.route('**/api/send-email', (route) => route.abort('internetdisconnected'));
  await sendButton(page).click();
  await expect(toast.filter({ hasText: 'Failed' })).toHaveText('Failed to send message.');
  await expect(page.locator('form').getByRole('status')).toContainText(
    'What you wrote is still here.',
  );
  await page.goto('about:blank');
  await service.stop();
});

test('the hero of the about page is 600px high at every width and in both languages', async ({
  page,
}) => {
  const hero = page.locator('main section').filter({ has: page.locator('h1') });
  const height = async () => (await hero.boundingBox())?.height;
  for (const path of ['/about', '/de/ueber-uns']) {
    await page.goto(path);
    for (const width of [320, 390, 639, 640, 767, 768, 1023, 1024, 1279, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await height(), `${path} at ${width}`).toBe(600);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect.soft(await height(), `${path} in large letters`).toBeGreaterThan(600);
  }
});
