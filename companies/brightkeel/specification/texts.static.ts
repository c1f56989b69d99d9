import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio/slim';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { removeWhitespace, builtPage, textsOf } from '../../../test/built.ts';
import { industryRoutes } from '../../../test/routes.ts';
import { fixedTexts, type Kind, processes } from './fixed-texts.ts';

const company = parse(readFileSync(join(import.meta.dirname, '../company.yaml'), 'utf8')) as {
  email: string;
  phone: string;
};

const places: Record<Kind, string> = {
  heading: 'main :is(h1, h2, h3, h4)',
  link: 'main a',
  button: 'main button',
  label: 'main label',
  term: 'main :is(dt, dt *)',
  text: 'main *',
};

/** Collects every text of a kind on a page, including labels. */
function saidOn($: CheerioAPI, kind: Kind): Set<string> {
  const elements = $(places[kind]).toArray();
  return new Set(
    elements.flatMap((element) => [
      removeWhitespace($(element).text()),
      removeWhitespace($(element).attr('aria-label') ?? ''),
    ]),
  );
}

const answerTo = (path: string) => (path.startsWith('/industry/') ? '/industry/404' : '/404');

test.for(fixedTexts)('$path has the words of the specification', ({ path, status, ...texts }) => {
  const $ = builtPage(status ? answerTo(path) : path);
  for (const [kind, words] of Object.entries(texts) as [Kind, string[]][]) {
    const said = saidOn($, kind);
    for (const text of words)
      expect.soft(said.has(removeWhitespace(text)), `${kind} “${text}”`).toBe(true);
  }
});

const benefits = [
  'Increased Efficiency',
  'Cost Savings',
  'Enhanced Security',
  'Scalability',
  'Improved Customer Satisfaction',
];

test('most industries list the five benefits', () => {
  const complete = industryRoutes.filter(({ path }) => {
    const terms = new Set(textsOf(builtPage(path), 'main dt').map(removeWhitespace));
    return benefits.every((benefit) => terms.has(removeWhitespace(benefit)));
  });
  expect(complete.length).toBeGreaterThan(industryRoutes.length / 2);
});

test('every industry page has the same two shared blocks', () => {
  const shared = new Set<string>();
  for (const { path } of industryRoutes) {
    const $ = builtPage(path);
    for (const id of ['learning', 'before-estimate']) {
      const block = $(`.challenges ~ section[aria-labelledby="${id}"]`);
      expect(block.find('h3, dt').length, `${path} ${id}`).toBeGreaterThan(3);
      shared.add(removeWhitespace(block.text()));
    }
  }
  expect(shared.size).toBe(2);
});

test('the contact page names the address, the telephone and the chief executive', () => {
  const $ = builtPage('/contact');
  const aside = $('aside').text();
  for (const words of [company.email, company.phone, 'Marit Holm, Chief Executive'])
    expect(aside).toContain(words);
  expect($(`a[href^="mailto:"]`).length).toBeGreaterThan(0);
  expect($(`a[href^="tel:"]`).length).toBeGreaterThan(0);
});

test('the privacy policy names what is collected, the age of 13 and the address', () => {
  const text = builtPage('/privacy-policy')('main').text();
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
    expect(text).toMatch(words);
  expect(text).toContain(company.email);
});

test('the home page has the numbers, customers, emoji and testimonials of the specification', () => {
  const $ = builtPage('/');
  expect($('h1').text()).toMatch(/design, develop, deliver/);
  const logos = $('.logo-row:not([aria-hidden]) [role=img]').toArray();
  // Each appears twice, once for browsers without JavaScript.
  expect([...new Set(logos.map((logo) => $(logo).attr('aria-label')))]).toEqual(
    Array.from({ length: 16 }, (_, index) => `Company logo ${index + 1}`),
  );
  for (const [label, figure] of [
    ['Projects Completed', '100+'],
    ['Active Clients', '15+'],
    ['Years of Experience', '6+'],
    ['Countries supported', '10+'],
  ] as const)
    expect($(`dl > div:contains("${label}") dd > .sr-only`).text()).toBe(figure);
  expect(textsOf($, '.industries-grid > li span[aria-hidden]:not(:empty)').join(' ')).toBe(
    '🏥 💳 🏠 🎓 🚚 🏭 🛒 🚀',
  );
  expect($('.testimonial')).toHaveLength(9);
  expect($('.testimonial').first().attr('aria-label')).toBe('1 of 9');
  expect($('.services-grid > li')).toHaveLength(6);
});

test('header, menu and footer have the words of the specification', () => {
  const $ = builtPage('/about');
  const named = (selector: string) =>
    $(selector)
      .map((_, one) => $(one).attr('aria-label'))
      .get();
  expect($('.skip-link').text()).toBe('Skip to content');
  expect(named('.site-header [command="show-modal"]')).toEqual(['Open menu']);
  expect(named('#side-menu, #side-menu [command="close"], #side-menu nav')).toEqual([
    'Menu',
    'Close menu',
    'Pages',
  ]);
  const folds = $('#side-menu details').toArray();
  expect(folds.map((fold) => $(fold).find('summary').text().trim())).toEqual([
    'Services',
    'Industries',
  ]);
  expect(folds.map((fold) => $(fold).find('a').length)).toEqual([11, 8]);
  expect($('footer p:has([data-year])').text()).toMatch(
    /^© \d{4} Brightkeel\. All rights reserved$/,
  );
  for (const name of ['LinkedIn', 'GitHub', 'X'])
    expect(textsOf($, 'footer .footer-social a')).toContain(`${name} (opens in a new tab)`);
});

const stack =
  'JavaScript React TypeScript Rails Node Angular Go Java Python Vue WordPress Shopify'.split(' ');
const shown = {
  'What we build with':
    'web-development custom-software-development custom-software chatbot-development machine-learning api-development ai-development',
  'What we test with': 'automation manual-testing ui-ux-testing quality-assurance',
  '': 'mobile-development mobile-app-development ui-ux-design branding',
};

test.for(
  Object.entries(shown).flatMap(([heading, slugs]) =>
    slugs.split(' ').map((slug) => ({ slug, heading })),
  ),
)('$slug shows the technologies and the testing tools that belong to it', ({ slug, heading }) => {
  const $ = builtPage(`/services/${slug}`);
  const headings = textsOf($, 'main h2').map(removeWhitespace);
  for (const one of ['What we build with', 'What we test with'])
    expect(headings.includes(removeWhitespace(one)), one).toBe(one === heading);
  if (heading === 'What we build with') {
    const grid = $('section:has(h2:contains("What we build with")) li');
    expect(grid.toArray().map((item) => $(item).text().trim())).toEqual(stack);
  }
});

test.for([
  ['mobile-development', 3],
  ['mobile-app-development', 3],
  ['chatbot-development', 4],
] as const)('on %s each of the %i cards leads to the contact page', ([slug, count]) => {
  const $ = builtPage(`/services/${slug}`);
  const links = $('main a:contains("Hire Now")').toArray();
  expect(links.map((link) => $(link).attr('href'))).toEqual(Array(count).fill('/contact'));
});

test('each way of building an app names its technologies', () => {
  const $ = builtPage('/services/mobile-development');
  for (const [name, items] of Object.entries({
    Android: ['Java', 'Kotlin', 'Gradle'],
    iOS: ['Swift', 'SwiftUI', 'Objective C'],
    'Cross-platform': ['Flutter', 'React Native', 'JavaScript'],
  })) {
    const card = $('main li:has(h3)').filter(
      (_, item) => $(item).find('h3').text().trim() === name,
    );
    expect(textsOf($, 'li li').filter((item) => card.text().includes(item))).toEqual(
      expect.arrayContaining(items),
    );
  }
});

test('the processes have the steps of the specification in their order', () => {
  const steps = (slug: string) => textsOf(builtPage(`/services/${slug}`), 'ol.milestones > li h3');
  for (const [slug, wanted] of Object.entries(processes)) expect(steps(slug), slug).toEqual(wanted);
  for (const slug of ['mobile-development', 'chatbot-development'])
    expect(steps(slug), slug).toHaveLength(6);
});

const articles = [
  ['react-hooks', 'Understanding React Hooks', 'Jan 5, 2025', '2025-02-05'],
  ['es6-features', 'JavaScript ES6 Features', 'Jan 4, 2025', '2025-03-10'],
  ['css-grid-vs-flexbox', 'CSS Grid vs Flexbox', 'Jan 02, 2025', '2025-04-15'],
] as const;

test('the blog shows the three articles with title, date and description', () => {
  const $ = builtPage('/blog');
  const cards = $('main li:has(time)').toArray();
  expect(cards).toHaveLength(articles.length);
  for (const [index, [slug, title, date, machine]] of articles.entries()) {
    const card = $(cards[index]);
    expect(card.find(`a[href="/blog/${slug}"]`).text().trim()).toBe(title);
    expect(card.find('time').text()).toBe(date);
    expect(card.find('time').attr('datetime')).toBe(machine);
    expect(card.find('p').last().text().length).toBeGreaterThan(60);
  }
});

test.for(articles)('the article %s has its date, author, contents and Conclusion', (article) => {
  const [slug, title, date, machine] = article;
  const $ = builtPage(`/blog/${slug}`);
  expect($('article h1').text().trim()).toBe(title);
  expect(textsOf($, 'article p').join('\n')).toContain(`Published on ${date} by Brightkeel`);
  expect($('article time').first().attr('datetime')).toBe(machine);
  const sections = textsOf($, 'article .prose h2');
  expect(sections.at(-1)).toBe('Conclusion');
  // The list appears twice: collapsed on phones, beside the text on desktops.
  expect([...new Set(textsOf($, 'article .contents-list nav a'))]).toEqual(sections);
  expect($('article pre').length).toBeGreaterThanOrEqual(5);
});
