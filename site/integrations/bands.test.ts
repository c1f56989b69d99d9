import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { bandKinds } from '../src/lib/band-kinds.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { usedBands } from './bands.ts';
import { sheetsFor } from './style-sheets.ts';

const source = join(import.meta.dirname, '../src');

/** A company with nothing but the bands of these files. */
function companyWith(pages: Record<string, string[]>) {
  const folder = temporaryFolder();
  for (const [file, kinds] of Object.entries(pages)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), stringify({ bands: kinds.map((kind) => ({ kind })) }));
  }
  return folder;
}

test('every kind of band has the component that its table names', () => {
  const missing = Object.values(bandKinds).filter(({ part }) => !existsSync(join(source, part)));
  expect(missing).toEqual([]);
});

test('a page brings the kinds that its kind of page uses, and a company those that it names', () => {
  const used = usedBands(
    companyWith({
      'pages/home.yaml': ['hero', 'prices'],
      'pages/about.yaml': ['opening'],
      'pages/costs.yaml': ['opening', 'prices', 'timeline'],
      'pages/blog.yaml': ['quote'],
      'services/a.yaml': ['table'],
      'industries/b.yaml': ['industryHead', 'figures'],
    }),
  );
  expect([...used.home]).toEqual(['hero', 'prices']);
  expect([...used.pages]).toEqual(['opening', 'prices', 'timeline']);
  expect([...used.services]).toContain('table');
  expect([...used.services]).toContain('whatYouGet');
  expect([...used.industries]).toEqual(['industryHead', 'figures']);

  const sheet = sheetsFor(used);
  const of = (part: string) => sheet(`/site/src/sections/${part}.css`);
  expect(of('bands/PricesBand'), 'on home and on a page').toBe('site');
  expect(of('bands/TimelineBand'), 'on pages of one’s own').toBe('pages');
  expect(of('bands/FiguresBand'), 'on industries').toBe('industries');
  expect(of('about/Mission'), 'nowhere').toBe('site');
});

test('a file that cannot be read uses nothing, since the check says what is wrong with it', () => {
  const folder = companyWith({ 'pages/home.yaml': ['hero'] });
  writeFileSync(join(folder, 'pages/home.yaml'), 'bands: [');
  expect([...usedBands(folder).home]).toEqual([]);
});

test('case studies bring their kinds, and rows of links to what they name; without any there is nothing', () => {
  const pages = { 'services/a.yaml': ['table'], 'industries/b.yaml': [] };
  const without = usedBands(companyWith({ ...pages, 'pages/work-shared.yaml': ['quote'] }));
  expect(without.work.size).toBe(0);
  expect([...without.services, ...without.industries].join()).not.toMatch(/Work/);
  const used = usedBands(companyWith({ ...pages, 'work/c.yaml': ['caseFigures', 'timeline'] }));
  expect([...used.work]).toEqual(['caseHead', 'caseFigures', 'timeline']);
  expect(used.services).toContain('serviceWork');
  expect(used.industries).toContain('industryWork');
  const sheet = sheetsFor(used);
  expect(sheet('/site/src/sections/bands/TimelineBand.css')).toBe('work');
});

test('screens bring their sheets to the pages that show them, and to those of case studies', () => {
  const work = { 'work/c.yaml': ['screens', 'prose'], 'pages/home.yaml': ['hero'] };
  const own = [
    '/anywhere/acme/art/screens/Desk.css',
    '/site/src/sections/bands/ScreenFrame.css',
    '/site/src/sections/work/WorkEntries.css',
  ];
  const sheets = (company: string) => [...new Set(own.map(sheetsFor(usedBands(company))))];
  expect(sheets(companyWith(work))).toEqual(['work']);
  const home = companyWith({ ...work, 'pages/home.yaml': ['hero', 'caseStudies'] });
  expect(sheets(home)).toEqual(['site']);
});
