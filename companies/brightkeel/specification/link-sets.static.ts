import { expect, test } from 'vitest';
import { builtPage, linksOf } from '../../../test/built.ts';

// The specification requires different links in the header, the panels, the footer and the home page.

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

const $ = builtPage('/');

test('the header has the links of the specification', () => {
  const header = linksOf($, 'header.site-header a');
  expect(header[0]).toBe('Brightkeel /');
  expect(header).toEqual(
    expect.arrayContaining(['About /about', 'Blog /blog', 'Contact us /contact']),
  );
});

test('the services panel has its words, its picture and its links by category', () => {
  const panel = $('#services-panel');
  expect(panel.text()).toContain('Partner to scale');
  expect(panel.text()).toContain(
    'Our experts deliver technology-driven solutions to transform your business.',
  );
  expect(panel.find('img, svg').length).toBeGreaterThan(0);
  expect(linksOf($, '#services-panel a')).toEqual(Object.values(columns).flat());
  for (const [category, links] of Object.entries(columns)) {
    const column = $('#services-panel p')
      .filter((_, title) => $(title).text().trim() === category)
      .parent();
    const named = column.find('a').toArray();
    expect(
      named.map((link) => `${$(link).text().trim()} ${$(link).attr('href')}`),
      category,
    ).toEqual(links);
  }
});

test('the industries panel has its words, its picture and its links, and nothing else', () => {
  const panel = $('#industries-panel');
  for (const words of [
    'Industry-focused solutions',
    'Find tailored solutions for your industry needs.',
    'Software, Web & Mobile App Solutions',
  ])
    expect(panel.text()).toContain(words);
  expect(panel.find('img, svg').length).toBeGreaterThan(0);
  expect(linksOf($, '#industries-panel a').sort()).toEqual([...industryPanel].sort());
});

test('the footer has its own links', () => {
  const navs = $('footer nav').toArray();
  const column = (name: string) =>
    navs
      .filter((nav) => $(nav).find('h2, h3').text().trim() === name)
      .flatMap((nav) =>
        $(nav)
          .find('a')
          .toArray()
          .map((link) => `${$(link).text().trim()} ${$(link).attr('href')}`),
      );
  expect(column('Services')).toEqual([
    'Web Development /services/web-development',
    'Custom Software /services/custom-software',
    'Mobile App Development /services/mobile-app-development',
    'UI/UX Design /services/ui-ux-design',
    'Quality Assurance /services/quality-assurance',
    'AI Development /services/ai-development',
  ]);
  expect(column('Industries').sort()).toEqual([...industryPanel].sort());
  expect(column('Company')).toEqual([
    'About Us /about',
    'Contact Us /contact',
    'Privacy Policy /privacy-policy',
  ]);
  const social = $('footer a[target=_blank]').toArray();
  expect(social.map((link) => new URL($(link).attr('href') ?? '').host)).toEqual([
    'www.linkedin.com',
    'github.com',
    'x.com',
  ]);
});

test.for([
  ['Quality Assurance', '/services/quality-assurance'],
  ['AI Development', '/services/ai-development'],
] as const)('the overview of %s leads to the three pages of its category', ([category, path]) => {
  expect(linksOf(builtPage(path), 'main a')).toEqual(expect.arrayContaining(columns[category]));
});

test('the home page links its six services and its eight industries as specified', () => {
  expect(linksOf($, '.services-grid a')).toEqual([
    'Web Development /services/web-development',
    'Custom Software Development /services/custom-software-development',
    'Mobile App Development /services/mobile-app-development',
    'UI/UX Design /services/ui-ux-design',
    'Quality Assurance /services/quality-assurance',
    'AI Development /services/ai-development',
  ]);
  // Each card has a sentence after the name.
  const cards = linksOf($, '.industries-grid a');
  const wanted = industryPanel.map((entry) =>
    entry
      .replace('Logistics ', 'Logistics & Supply Chain ')
      .replace('/industry/realestate', '/industry/real-estate'),
  );
  expect(cards).toHaveLength(wanted.length);
  for (const entry of wanted) {
    const [name = '', href = ''] = entry.split(/ (?=\/)/);
    expect(
      cards.some((card) => card.includes(name) && card.endsWith(` ${href}`)),
      entry,
    ).toBe(true);
  }
});
