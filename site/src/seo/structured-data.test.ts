import { expect, test } from 'vitest';
import type { Describe, PageFacts } from './page-facts.ts';
import {
  blogPosting,
  structuredDataGraph,
  jobPosting,
  pageLinks,
  scriptJson,
  serviceFacts,
} from './structured-data.ts';

const facts: PageFacts = {
  origin: 'https://agency.example',
  path: '/services/web-development',
  title: 'Web Development',
  description: 'Websites that hold.',
  image: '/share/services/web-development.png',
  company: {
    name: 'Agency',
    legalName: 'Agency Ltd',
    description: 'We build.',
    email: 'hello@agency.example',
    phone: '+1 555 0100',
    social: [{ name: 'GitHub', link: 'https://github.com/agency' }],
    areaServed: 'Norway',
  },
  blog: 'Notes',
};
const office = {
  name: 'The loft',
  address: {
    street: '1 High Street',
    postalCode: '0150',
    city: 'Oslo',
    country: 'Norway',
    cityLine: '{city} {postalCode}',
  },
  phone: '+1 555 0101',
  hours: [{ text: 'Early', days: ['Monday' as const], opens: '07:00', closes: '12:00' }],
};

const describe = (path: string, more: Describe[] = []) =>
  structuredDataGraph({ ...facts, path }, more);
const examples: [string, string[], ReturnType<typeof structuredDataGraph>][] = [
  ['the home page', ['Organization', 'WebPage', 'WebSite'], describe('/')],
  [
    'a service',
    ['Organization', 'WebPage', 'BreadcrumbList', 'Service'],
    describe('/services/web-development', [serviceFacts('Web Development')]),
  ],
  [
    'an article',
    ['Organization', 'WebPage', 'BreadcrumbList', 'BlogPosting'],
    describe('/blog/react-hooks', [blogPosting({ published: '2025-02-05' })]),
  ],
  [
    'an article by somebody',
    ['Organization', 'WebPage', 'BreadcrumbList', 'BlogPosting'],
    describe('/blog/react-hooks', [
      blogPosting({
        published: '2025-02-05',
        author: { name: 'Ines Falk', role: 'Engineer' },
        tags: ['React'],
      }),
    ]),
  ],
  [
    'a subject',
    ['Organization', 'CollectionPage', 'BreadcrumbList', 'ItemList'],
    describe('/blog/tag/react', [
      pageLinks('articles', [{ path: '/blog/react-hooks', title: 'Hooks' }]),
    ]),
  ],
  ['the contact page', ['Organization', 'ContactPage', 'BreadcrumbList'], describe('/contact')],
  ['the about page', ['Organization', 'AboutPage', 'BreadcrumbList'], describe('/about')],
  ['the blog', ['Organization', 'CollectionPage', 'BreadcrumbList'], describe('/blog')],
];

test.for(['/', '/about', '/contact'])('%s describes the company in full', (path) => {
  const [company] = describe(path)['@graph'];
  for (const property of ['description', 'email', 'telephone', 'sameAs', 'contactPoint'])
    expect(company, property).toHaveProperty(property);
});

test('a company without other profiles has no sameAs', () => {
  const alone = { ...facts, path: '/', company: { ...facts.company, social: [] } };
  expect(structuredDataGraph(alone, [])['@graph'][0]).not.toHaveProperty('sameAs');
  expect(describe('/')['@graph'][0]).toHaveProperty('sameAs', ['https://github.com/agency']);
});

test.for(examples)('%s has the types that describe it', ([, types, { '@graph': things }]) => {
  expect(things.map((thing) => thing['@type'])).toEqual(types);
});

test.for(examples)('%s says which language it is in', ([, , { '@graph': things }]) => {
  expect(things.find((thing) => /Page$/.test(thing['@type']))).toHaveProperty('inLanguage');
});

test.for(examples)('%s has only absolute addresses', ([, , data]) => {
  const addresses = thingsIn(data).flatMap((thing) =>
    ['@id', 'url', 'item', 'logo', 'image'].flatMap((field) => thing[field] ?? []),
  );
  for (const address of addresses) expect(address).toMatch(/^https:\/\/agency\.example\//);
});

test('the breadcrumbs of an article lead through the blog, counted from 1', () => {
  const trail = thingsIn(describe('/blog/react-hooks')).filter(
    (thing) => thing['@type'] === 'ListItem',
  );
  expect(trail.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Agency', 'https://agency.example/'],
    [2, 'Notes', 'https://agency.example/blog'],
    [3, 'Web Development', 'https://agency.example/blog/react-hooks'],
  ]);
});

test.for([
  [undefined, '2025-02-05'],
  ['2026-11-21', '2026-11-21'],
] as const)('an article that was revised on %s was last changed on %s', ([revised, modified]) => {
  const article = blogPosting({ published: '2025-02-05', revised })(facts);
  expect(article['datePublished']).toBe('2025-02-05');
  expect(article['dateModified']).toBe(modified);
});

test('an article names its author and subjects, or the company if it has no author', () => {
  const author = { name: 'Ines Falk', role: 'Engineer' };
  const signed = blogPosting({ published: '2025-02-05', author, tags: ['React', 'Tests'] })(facts);
  expect(signed['author']).toMatchObject({
    '@type': 'Person',
    name: 'Ines Falk',
    worksFor: { '@id': 'https://agency.example/#organization' },
  });
  expect(signed['keywords']).toEqual(['React', 'Tests']);
  const unsigned = blogPosting({ published: '2025-02-05' })(facts);
  expect(unsigned['author']).toMatchObject({ '@type': 'Organization', name: 'Agency' });
  expect(unsigned).not.toHaveProperty('keywords');
});

const job = {
  title: 'Engineer',
  html: '<p>All of it</p>',
  date: '2026-01-31',
  employment: ['full-time', 'part-time'],
  hasForm: true,
};

test('a job at an office states its closing date and pay', () => {
  const salary = { currency: 'EUR', from: 60_000, to: 72_000, per: 'year' };
  const { address } = office;
  const posting = jobPosting({ ...job, closes: '2026-02-28', address, salary })(facts);
  expect(posting).toMatchObject({
    datePosted: '2026-01-31',
    validThrough: '2026-02-28T23:59:59',
    employmentType: ['FULL_TIME', 'PART_TIME'],
    hiringOrganization: { name: 'Agency' },
    jobLocation: { '@type': 'Place', address: { addressLocality: 'Oslo' } },
    baseSalary: {
      currency: 'EUR',
      value: { minValue: 60_000, maxValue: 72_000, unitText: 'YEAR' },
    },
    directApply: true,
  });
  expect(posting).not.toHaveProperty('jobLocationType');
});

test('a remote job names its countries and omits what the company did not state', () => {
  const posting = jobPosting({ ...job, remote: ['Norway', 'Sweden'], hasForm: false })(facts);
  expect(posting).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ name: 'Norway' }, { name: 'Sweden' }],
    directApply: false,
  });
  for (const absent of ['jobLocation', 'validThrough', 'baseSalary'])
    expect(posting).not.toHaveProperty(absent);
});

test('a service says what it is, for whom and by whom', () => {
  expect(serviceFacts('Web Development')(facts)).toMatchObject({
    serviceType: 'Web Development',
    description: 'Websites that hold.',
    provider: { '@id': 'https://agency.example/#organization' },
    areaServed: 'Norway',
  });
});

test('no text can close its script element', () => {
  const json = scriptJson({ name: '</script><script>alert(1)</script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
});

/** Finds every object with a type, at any depth. */
function thingsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value as Record<string, unknown>, ...inside] : inside;
}

test('the pages that describe the company in full have its addresses and opening hours', () => {
  const { address, hours } = office;
  const company = { ...facts.company, address, hours, offices: [office] };
  const [organization] = structuredDataGraph({ ...facts, path: '/contact', company }, [])['@graph'];
  const postal = {
    '@type': 'PostalAddress',
    streetAddress: '1 High Street',
    postalCode: '0150',
    addressLocality: 'Oslo',
    addressCountry: 'Norway',
  };
  const opening = [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday'],
      opens: '07:00',
      closes: '12:00',
    },
  ];
  expect(organization).toMatchObject({
    address: postal,
    location: [
      {
        '@type': 'Place',
        name: 'The loft',
        address: postal,
        telephone: '+1 555 0101',
        openingHoursSpecification: opening,
      },
    ],
    contactPoint: { hoursAvailable: opening },
  });
  expect(organization?.address).toEqual(postal);
  const [elsewhere] = structuredDataGraph({ ...facts, company }, [])['@graph'];
  expect(elsewhere).not.toHaveProperty('address');
});
