import { appendFileSync, cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSmallCompany } from '../guide/small-company.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { entriesIn, deletionProblems } from './window-state.ts';

function company() {
  const folder = join(temporaryFolder(), 'company');
  writeSmallCompany(folder);
  return folder;
}

test('everything that names a service is listed before it goes, whatever else is wrong', async () => {
  const folder = company();
  writeFileSync(join(folder, 'people.yaml'), '- id: nobody\n');
  const links = await deletionProblems(folder, 'services/quality-assurance.yaml');
  const files = links.map((one) => one.replace(/:.*/, ''));
  const places = ['service-cards.yaml [1].link', 'work/bread-at-night.yaml services[0]'];
  expect(files.sort()).toEqual([...places.map((one) => `de/${one}`), ...places]);
  expect(await deletionProblems(folder, 'de/services/quality-assurance.yaml')).toEqual([]);
  expect(existsSync(join(folder, 'services/quality-assurance.yaml'))).toBe(true);
});

test('the page beside a list is one that shows it, and beside a page it is that page', () => {
  const entries = entriesIn(company());
  const home = { addresses: { en: '/', de: '/de' }, older: [] };
  expect(entries['/collections/lists/entries/testimonials']).toMatchObject({
    ...home,
    band: 'testimonials',
  });
  expect(entries['/collections/fixed-pages/entries/home']).toMatchObject(home);
  expect(entries['/collections/pages/entries/prices']?.addresses.en).toBe('/prices');
});

test('an older translation of a page is none of a list with the same name', () => {
  const folder = company();
  for (const language of ['', 'de'])
    cpSync(
      join(folder, language, 'pages/prices.yaml'),
      join(folder, language, 'pages/counters.yaml'),
    );
  appendFileSync(join(folder, 'pages/counters.yaml'), 'changed: yes\n');
  const entries = entriesIn(folder);
  expect(entries['/collections/pages/entries/counters']?.older).toEqual(['de/pages/counters.yaml']);
  expect(entries['/collections/lists/entries/counters']?.older).toEqual([]);
});

test('a file that is wrong is an entry, too', () => {
  const folder = company();
  writeFileSync(join(folder, 'services/quality-assurance.yaml'), 'name: [');
  const { file } = entriesIn(folder)['/collections/services/entries/quality-assurance'] ?? {};
  expect(file).toBe('services/quality-assurance.yaml');
});
