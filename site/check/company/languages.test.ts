import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeNew } from '../../../scripts/new.ts';
import { temporaryFolderOfFile } from '../../../test/temporary-folder.ts';
import { translatable } from '../../src/i18n/files.ts';
import { markTranslated, writeLanguage } from '../../src/i18n/translations.ts';
import { languageSetProblems } from './languages.ts';

const company = join(temporaryFolderOfFile(), 'agency');
writeNew('company', 'Agency', company);

const faultsOf = (tags = ['en', 'fr']) => [...languageSetProblems(company, tags)];

test('a language without a folder is a fault that says how to begin', () => {
  expect(faultsOf()).toEqual([
    expect.objectContaining({
      file: 'company.yaml',
      fix: expect.stringContaining('npm run new -- language fr') as string,
    }),
  ]);
});

test('what every page of a language needs must be translated, and a page need not be', () => {
  writeLanguage(company, 'fr');
  const needed = translatable(company).flatMap(({ file, role }) => (role === 'shared' ? file : []));
  expect(needed).toContain('navigation.yaml');
  expect(faultsOf().map(({ file }) => file)).toEqual(needed.map((file) => `fr/${file}`));
  markTranslated(company, 'fr', needed);
  expect(faultsOf()).toEqual([]);
  rmSync(join(company, 'fr/navigation.yaml'));
  expect(faultsOf().map(({ file }) => file)).toEqual(['fr/navigation.yaml']);
});

test('one language needs nothing of this', () => {
  expect(faultsOf(['en'])).toEqual([]);
});

test('a slug of the first language would change nothing, and is told with its line', () => {
  const file = join(company, 'pages/about.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `slug: about-us\n${text}`);
  expect(faultsOf(['en'])).toEqual([
    expect.objectContaining({ file: 'pages/about.yaml', line: 1, field: 'slug' }),
  ]);
  writeFileSync(file, text);
});
