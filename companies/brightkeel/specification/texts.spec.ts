import type { Locator, Page } from '@playwright/test';
import { company } from '../../../site/e2e/support/company.ts';
import { fixedTexts, type Kind, specified } from './fixed-texts.ts';
import { industries, routes } from '../../../test/routes.ts';
import { expect, test } from '../../../site/e2e/support/test.ts';

/** The elements of a kind in the main area that have this exact text. */
const find: Record<Kind, (main: Locator, words: string) => Locator> = {
  heading: (main, name) => main.getByRole('heading', { name, exact: true }),
  link: (main, name) => main.getByRole('link', { name, exact: true }),
  button: (main, name) => main.getByRole('button', { name, exact: true }),
  label: (main, name) => main.getByLabel(name, { exact: true }),
  term: (main, words) => main.locator('dt, dt *').getByText(words, { exact: true }),
  text: (main, words) => main.getByText(words, { exact: true }),
};

const main = (page: Page) => page.locator('main');

test('every path in the specification is a page', () => {
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(specified));
});

for (const { path, status, ...texts } of fixedTexts) {
  test(`${path} has the words of the specification`, async ({ page, watched }) => {
    if (status) watched.errors.push(/status of 404/);
    await page.goto(path);
    for (const [kind, words] of Object.entries(texts) as [Kind, string[]][])
      for (const text of words)
        await expect(find[kind](main(page), text).first(), `${kind} “${text}”`).toBeVisible();
  });
}

const benefits = [
  'Increased Efficiency',
  'Cost Savings',
  'Enhanced Security',
  'Scalability',
  'Improved Customer Satisfaction',
];

test('most industries list the five benefits', async ({ page }) => {
  let complete = 0;
  for (const { path } of industries) {
    await page.goto(path);
    const terms = await page
      .getByRole('region', { name: 'Benefits' })
      .locator('dt')
      .allTextContents();
    expect(
      terms.filter((term) => !benefits.includes(term)),
      path,
    ).toEqual([]);
    if (benefits.every((benefit) => terms.includes(benefit))) complete += 1;
  }
  expect(complete).toBeGreaterThan(industries.length / 2);
});

test('two shared blocks follow on every industry page, the same on each', async ({ page }) => {
  const shared = new Set<string>();
  for (const { path } of industries) {
    await page.goto(path);
    const blocks = ['learning', 'before-quote'].map((id) =>
      main(page).locator(`.pairs ~ section[aria-labelledby="${id}"]`),
    );
    for (const block of blocks) {
      await expect(block.getByRole('heading', { level: 2 }), path).toBeVisible();
      expect(await block.locator('h3, dt').count(), path).toBeGreaterThan(3);
      shared.add(await block.innerText());
    }
  }
  expect(shared.size).toBe(2);
});

test('the contact page names the address, the telephone and the chief executive', async ({
  page,
}) => {
  await page.goto('/contact');
  const aside = page.getByRole('complementary');
  await expect(aside.locator('a[href^="mailto:"]')).toHaveText(company.email);
  await expect(aside.locator('a[href^="tel:"]')).toHaveText(company.phone);
  const { name, title } = company.chief;
  await expect(aside.getByText(`${name}, ${title}`)).toBeVisible();
});

test('the hero of the about page is 600px high at every width and in both languages', async ({
  page,
}) => {
  const hero = main(page)
    .locator('section')
    .filter({ has: page.locator('h1') });
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
  await page.goto('/about');
  await expect(hero.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  // The five of the specification, and the people.
  await expect(main(page).locator('section')).toHaveCount(6);
});

test('the privacy policy names what is collected, the age of 13 and the address', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  const text = main(page);
  for (const words of [
    /\bname\b/i,
    /email/i,
    /phone/i,
    /company name/i,
    /browser type/i,
    /operating system/i,
    /IP address/,
    /interaction data/i,
    /under 13\b/,
  ])
    await expect(text).toContainText(words);
  await expect(text.locator('a[href^="mailto:"]').last()).toHaveText(company.email);
});

for (const path of ['/nowhere', '/industry/nothing', '/thank-you']) {
  test(`${path} leads on to services, industries, articles and contact, with a reason each`, async ({
    page,
    watched,
  }) => {
    watched.errors.push(/status of 404/);
    await page.goto(path);
    const ways = main(page)
      .locator('li', { has: page.getByRole('link') })
      .filter({ has: page.locator('p') });
    await expect(ways).toHaveCount(4);
    for (const way of await ways.all())
      expect((await way.locator('p').innerText()).length).toBeGreaterThan(50);
    const paths = await main(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    for (const kind of [/^\/services\/./, /^\/blog$/, /^\/contact$/, /^\/industry\/.|^\/$/])
      expect(
        paths.some((to) => kind.test(to)),
        `${kind}`,
      ).toBe(true);
    await expect(ways.last().getByRole('link')).toHaveAttribute('href', '/contact');
  });
}
