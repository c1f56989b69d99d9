import { expect, test } from 'vitest';
import { llmsTxt } from './llms-txt.ts';
import type { SitePage } from './site-pages.ts';

const page = (section: SitePage['section'], path: string): SitePage => ({
  path,
  section,
  slug: 'a',
  title: `Title of ${path}`,
  description: 'What it says.',
  share: { kicker: '', headline: '' },
});
const text = llmsTxt(
  [page('company', '/'), page('services', '/services/branding')],
  { name: 'Agency', description: 'We build.', email: 'hello@agency.example', phone: '+1 555 0100' },
  {
    reach: '{email}, {phone}, {feed}',
    services: 'What we do',
    industries: 'For whom',
    articles: 'Notes',
    company: 'We',
  },
  'https://agency.example',
);

// https://llmstxt.org: a heading, a quoted summary, then lists of links under second headings
test('the title comes first, then the summary', () => {
  expect(text).toMatch(/^# Agency\n\n> We build\.\n/);
});

test('a page is a link in the list of its section, with its description', () => {
  expect(text).toContain(
    '## What we do\n\n- [Title of /services/branding](https://agency.example/services/branding): What it says.\n',
  );
});

test('a section without pages is left out', () => {
  expect(text).not.toContain('## Notes');
});

test('how to reach the company is in the company’s own words', () => {
  expect(text).toContain(
    '\n\nhello@agency.example, +1 555 0100, https://agency.example/feed.xml\n\n',
  );
});
