import { processes } from './fixed-texts.ts';
import { expect, test } from '../../../site/e2e/support/test.ts';

const stack =
  'JavaScript React TypeScript Rails Node Angular Go Java Python Vue WordPress Shopify'.split(' ');
const withStack =
  'web-development custom-software-development custom-software chatbot-development machine-learning api-development ai-development'.split(
    ' ',
  );
const withTools = 'automation manual-testing ui-ux-testing quality-assurance'.split(' ');
const withNeither = 'mobile-development mobile-app-development ui-ux-design branding'.split(' ');

for (const slug of [...withStack, ...withTools, ...withNeither]) {
  test(`${slug} shows the technologies and the testing tools that belong to it`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`);
    const grid = page.getByRole('region', { name: 'What we build with' }).getByRole('listitem');
    if (withStack.includes(slug)) await expect(grid).toHaveText(stack);
    else await expect(grid).toHaveCount(0);
    const tools = page.getByRole('region', { name: 'What we test with' });
    await expect(tools).toHaveCount(withTools.includes(slug) ? 1 : 0);
    if (withTools.includes(slug)) {
      expect(await tools.getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
      await expect(tools.locator('svg').first()).toBeVisible();
    }
  });
}

const hireNow = { 'mobile-development': 3, 'mobile-app-development': 3, 'chatbot-development': 4 };

for (const [slug, count] of Object.entries(hireNow)) {
  test(`each of the ${count} cards of ${slug} leads to the contact page`, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    const links = page.locator('main').getByRole('link', { name: 'Hire Now' });
    await expect(links).toHaveCount(count);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/contact');
  });
}

test('each way of building an app names its technologies', async ({ page }) => {
  await page.goto('/services/mobile-development');
  const cards = {
    Android: ['Java', 'Kotlin', 'Gradle'],
    iOS: ['Swift', 'SwiftUI', 'Objective C'],
    'Cross-platform': ['Flutter', 'React Native', 'JavaScript'],
  };
  for (const [name, items] of Object.entries(cards)) {
    const card = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name, exact: true }),
    });
    await expect(card.getByRole('listitem')).toHaveText(items);
  }
});

for (const [slug, steps] of Object.entries(processes)) {
  test(`the process of ${slug} has the steps of the specification in their order`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`);
    await expect(page.locator('ol.stations')).toBeVisible();
    await expect(page.locator('ol.stations > li h3')).toHaveText(steps);
  });
}

test('mobile and chatbot development have a process of six steps', async ({ page }) => {
  for (const slug of ['mobile-development', 'chatbot-development']) {
    await page.goto(`/services/${slug}`);
    await expect(page.locator('ol.stations > li'), slug).toHaveCount(6);
  }
});
