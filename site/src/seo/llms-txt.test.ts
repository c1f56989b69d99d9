import { expect, test } from 'vitest';
import type { OpeningHours as Hours } from '../schema/office.ts';
import { llmsTxt } from './llms-txt.ts';
import type { SitePage } from './site-pages.ts';

const page = (section: SitePage['section'], path: string): SitePage => ({
  path,
  section,
  slug: 'a',
  title: `Title of ${path}`,
  description: 'What it says.',
  noindex: false,
  share: { kicker: '', headline: '' },
});
const agency: Parameters<typeof llmsTxt>[1] = {
  name: 'Agency',
  description: 'We build.',
  email: 'hello@agency.example',
  phone: '+1 555 0100',
  offices: [],
};
const textOf = (company: typeof agency) =>
  llmsTxt(
    [page('company', '/'), page('services', '/services/branding')],
    company,
    {
      reach: '{email}, {phone}, {feed}',
      services: 'What we do',
      industries: 'For whom',
      articles: 'Notes',
      company: 'We',
    },
    'https://agency.example',
  );

// https://llmstxt.org: a title, a quoted summary, then lists of links under second-level headings
test('a title, a summary, how to reach the company, and the sections that have pages', () => {
  expect(textOf(agency)).toBe(`# Agency

> We build.

hello@agency.example, +1 555 0100, https://agency.example/feed.xml

## What we do

- [Title of /services/branding](https://agency.example/services/branding): What it says.

## We

- [Title of /](https://agency.example/): What it says.
`);
});

test('every place of the company follows, with its address, its hours and how to reach it', () => {
  const address = {
    street: '1 Mill Lane',
    postalCode: '05550',
    city: 'Example',
    country: 'Norway',
  };
  const hours: Hours = [
    { text: 'Weekdays, eight to four', days: ['Monday'], opens: '08:00', closes: '16:00' },
    { text: 'Fridays to noon', days: ['Friday'], opens: '08:00', closes: '12:00' },
  ];
  const offices = [
    { name: 'The mill', address, phone: '+1 555 0101', hours },
    {
      name: 'Upstairs',
      address: { ...address, street: '2 Mill Lane' },
      email: 'up@agency.example',
    },
  ];
  expect(textOf({ ...agency, address, offices })).toContain(
    [
      'https://agency.example/feed.xml',
      '',
      '- Agency: 1 Mill Lane, 05550 Example, Norway',
      '- The mill: 1 Mill Lane, 05550 Example, Norway; Weekdays, eight to four; Fridays to noon; +1 555 0101',
      '- Upstairs: 2 Mill Lane, 05550 Example, Norway; up@agency.example',
      '',
      '## What we do',
    ].join('\n'),
  );
});
