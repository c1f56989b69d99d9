import type { Locator } from '@playwright/test';
import { company } from '../../../site/e2e/support/company.ts';
import { expect, test } from '../../../site/e2e/support/test.ts';

/** The links of a part of the page as 'name href', in their order. */
const linksOf = (part: Locator) =>
  part
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`),
    );

const industryPanel = [
  'Healthcare /industry/healthcare',
  'Fintech /industry/fintech',
  'Real Estate /industry/realestate',
  'EdTech /industry/edtech',
  'Logistics /industry/logistics',
  'Manufacturing /industry/manufacturing',
  'E-commerce /industry/ecommerce',
  'Startups /industry/startups',
];

const columns = {
  Development: [
    'Web Development /services/web-development',
    'Custom Software Development /services/custom-software-development',
    'Mobile Development /services/mobile-development',
  ],
  'Quality Assurance': [
    'Automated Testing /services/automation',
    'Manual Testing /services/manual-testing',
    'UI/UX & Functional Testing /services/ui-ux-testing',
  ],
  'AI Development': [
    'Chatbot Development /services/chatbot-development',
    'Machine Learning /services/machine-learning',
    'API Development & Integration /services/api-development',
  ],
  Design: ['UI/UX Design /services/ui-ux-design', 'Branding /services/branding'],
};

test('the header has the links that the specification gives it', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: company.name })).toHaveAttribute('href', '/');
  const own = header.getByRole('navigation').getByRole('link');
  expect(await linksOf(header.getByRole('navigation'))).toEqual(
    expect.arrayContaining(['About /about', 'Blog /blog', 'Contact us /contact']),
  );
  await expect(own).toHaveText(['About', 'Blog', 'Contact us']);
  const radius = await own.last().evaluate((link) => getComputedStyle(link).borderRadius);
  expect(parseFloat(radius)).toBeGreaterThan(0);
});

test('the panels have their words, their pictures and their links, and nothing else', async ({
  page,
}) => {
  await page.goto('/');
  const panels = {
    Services: [
      'Partner to scale',
      'Our experts deliver technology-driven solutions to transform your business.',
      ...Object.entries(columns).flat(2),
    ],
    Industries: [
      'Industry-focused solutions',
      'Find tailored solutions for your industry needs.',
      'Software, Web & Mobile App Solutions',
      ...industryPanel,
    ],
  };
  for (const [name, said] of Object.entries(panels)) {
    await page.getByRole('button', { name, exact: true }).click();
    const panel = page.locator(`#${name.toLowerCase()}-panel`);
    await expect(panel.locator('img, svg').first()).toBeVisible();
    const links = said.filter((words) => words.includes(' /'));
    expect.soft((await linksOf(panel)).sort(), name).toEqual(links.toSorted());
    const words = (await panel.innerText()).split('\n').filter((line) => line.trim());
    const expected = said.map((line) => line.replace(/ \/.*/, ''));
    expect.soft(words.toSorted(), name).toEqual(expected.toSorted());
  }
});

test('the footer has a link set of its own', async ({ page }) => {
  await page.goto('/');
  const column = (name: string) => page.getByRole('navigation', { name: `${name}, footer` });
  expect(await linksOf(column('Services'))).toEqual([
    'Web Development /services/web-development',
    'Custom Software /services/custom-software',
    'Mobile App Development /services/mobile-app-development',
    'UI/UX Design /services/ui-ux-design',
    'Quality Assurance /services/quality-assurance',
    'AI Development /services/ai-development',
  ]);
  expect((await linksOf(column('Industries'))).sort()).toEqual([...industryPanel].sort());
  expect(await linksOf(column('Company'))).toEqual([
    'About Us /about',
    'Contact Us /contact',
    'Privacy Policy /privacy-policy',
  ]);
  for (const name of ['Services', 'Industries', 'Company'])
    await expect(column(name).getByRole('heading', { name })).toBeVisible();
});

for (const [category, path] of [
  ['Quality Assurance', '/services/quality-assurance'],
  ['AI Development', '/services/ai-development'],
] as const) {
  test(`the overview ${path} leads to the three pages of its category`, async ({ page }) => {
    await page.goto(path);
    const links = await linksOf(page.locator('main'));
    expect(links).toEqual(expect.arrayContaining(columns[category]));
  });
}

test('the home page links its six services and its eight industries as specified', async ({
  page,
}) => {
  await page.goto('/');
  const services = page.getByRole('region', { name: 'Our Services Transform Ideas into Reality' });
  expect(await linksOf(services.locator('.services-grid'))).toEqual([
    'Web Development /services/web-development',
    'Custom Software Development /services/custom-software-development',
    'Mobile App Development /services/mobile-app-development',
    'UI/UX Design /services/ui-ux-design',
    'Quality Assurance /services/quality-assurance',
    'AI Development /services/ai-development',
  ]);
  const grid = page.locator('.industries-grid');
  await expect(grid.getByRole('link')).toHaveCount(industryPanel.length);
  for (const entry of industryPanel) {
    const [name = '', href = ''] = entry
      .replace('Logistics ', 'Logistics & Supply Chain ')
      .replace('/industry/realestate', '/industry/real-estate')
      .split(/ (?=\/)/);
    const card = grid.locator(`a[href="${href}"]`);
    await expect(card.getByText(name, { exact: true })).toBeVisible();
    expect(await card.textContent(), name).toMatch(/\p{Extended_Pictographic}/u);
  }
});
