import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PeopleBand } from './PeopleBand.tsx';

const ines = { name: 'Ines Falk', role: 'Engineer', city: 'Ardle', ask: 'Ask me about rain.' };
const bo = { name: 'Bo', role: 'Founder' };
const band = (people: (typeof ines | typeof bo)[]) =>
  renderToStaticMarkup(<PeopleBand id="who" heading="Who" people={people} />);

test('each person has a name, a role, a monogram, and what one may ask', () => {
  const html = band([ines, bo]);
  expect(html).toContain('aria-labelledby="who"');
  expect(html.match(/<h3[^>]*>([^<]*)/g)?.map((it) => it.replace(/<[^>]*>/, ''))).toEqual([
    'Ines Falk',
    'Bo',
  ]);
  expect(html).toMatch(/>Engineer<\/p><p [^>]*>Ardle</);
  expect(html).toContain('Ask me about rain.');
  expect(html.match(/<text[^>]*>([^<]*)/g)?.map((it) => it.replace(/<[^>]*>/, ''))).toEqual([
    'IF',
    'B',
  ]);
  // The initials are hidden because the name is beside them.
  expect(html.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(2);
});

test('a person without a city or a topic has no stray comma or empty line', () => {
  expect(band([bo])).toMatch(/>Founder<\/p><\/div>/);
});

test('without people there is no band', () => {
  expect(band([])).toBe('');
});
