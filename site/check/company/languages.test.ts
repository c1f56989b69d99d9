import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFromTemplate } from '../../../scripts/new.ts';
import { temporaryFolderOfFile } from '../../../test/temporary-folder.ts';
import { findProblems } from '../../integration/problems.ts';
import { languagePages } from '../../src/i18n/addresses.ts';
import { markTranslated, writeLanguage } from '../../src/i18n/translations.ts';
import { languageSetProblems } from './languages.ts';

const folder = temporaryFolderOfFile();
const company = join(folder, 'agency');
writeFromTemplate('company', 'Agency', company);
const cache = join(folder, 'cache');

const faultsOf = (tags = ['en', 'fr']) => [...languageSetProblems(company, tags)];

test('a language without a folder is a problem that says how to begin', () => {
  expect(faultsOf()).toEqual([
    expect.objectContaining({
      file: 'company.yaml',
      fix: expect.stringContaining('npm run new -- language fr') as string,
    }),
  ]);
});

test('only the words of a language must be translated', () => {
  writeLanguage(company, 'fr');
  expect(faultsOf().map(({ file }) => file)).toEqual(['fr/words.yaml']);
  markTranslated(company, 'fr', ['words.yaml']);
  expect(faultsOf()).toEqual([]);
});

test('words around the pages of a language are required where they are needed', async () => {
  const languages = ['en', 'fr'].map((tag, at) =>
    languagePages(company, tag, { isFirst: at === 0 }),
  );
  const site = { folder: company, language: 'en', isFirst: true, languages };
  const facts = readFileSync(join(company, 'company.yaml'), 'utf8');
  writeFileSync(join(company, 'company.yaml'), `${facts}languages: [en, fr]\n`);
  const words = '{ label: L, elsewhere: E, offer: O, close: C }';
  for (const file of ['words.yaml', 'fr/words.yaml'])
    writeFileSync(
      join(company, file),
      `${readFileSync(join(company, file), 'utf8')}languages: ${words}\n`,
    );
  const asked = async () => (await findProblems(site, cache)).map(({ file }) => file);
  expect(await asked()).toEqual([]);
  markTranslated(company, 'fr', ['services/web-development.yaml']);
  // A visitor without script is answered in the language of the form.
  const around = ['contact', 'enquiry-failed', 'service-shared', 'thank-you'];
  const wanted = around.map((name) => `pages/${name}.yaml`);
  expect((await asked()).sort()).toEqual(wanted.map((file) => `fr/${file}`));
  markTranslated(company, 'fr', wanted);
  expect(await asked()).toEqual([]);
  const own = join(company, 'fr/company.yaml');
  writeFileSync(join(company, 'company.yaml'), `${facts}languages: [en, fr]\nphones: 1\n`);
  writeFileSync(own, '# Translated\n\ncheckbox: {}\n');
  markTranslated(company, 'fr', ['company.yaml']);
  const told = (await findProblems(site, cache)).map(({ file, field }) => [file, field]);
  expect(told).toEqual([
    ['company.yaml', 'phones'],
    ['fr/company.yaml', 'checkbox'],
  ]);
  const [, { line = 0 } = {}] = await findProblems(site, cache);
  expect(readFileSync(own, 'utf8').split('\n')[line - 1]).toBe('checkbox: {}');
  writeFileSync(join(company, 'company.yaml'), `${facts}languages: [en, fr]\n`);
  rmSync(own);
  const service = join(company, 'fr/services/web-development.yaml');
  writeFileSync(service, readFileSync(service, 'utf8').replace('name:', 'nom:'));
  expect(new Set(await asked())).toEqual(new Set(['fr/services/web-development.yaml']));
});

test('a site in one language needs none of this', () => {
  expect(faultsOf(['en'])).toEqual([]);
});

test('a slug of the first language would change nothing, and is reported with its line', () => {
  const file = join(company, 'pages/about.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `slug: about-us\n${text}`);
  expect(faultsOf(['en'])).toEqual([
    expect.objectContaining({ file: 'pages/about.yaml', line: 1, field: 'slug' }),
  ]);
  writeFileSync(file, text);
});
