import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFromTemplate } from '../../../scripts/new.ts';
import { temporaryFolderOfFile } from '../../../test/temporary-folder.ts';
import { findProblems } from '../../integration/problems.ts';
import { languagePages } from '../../src/addresses/addresses.ts';
import { markTranslated, writeLanguage } from '../../src/i18n/translations.ts';
import { languageSetProblems } from './languages.ts';

const folder = temporaryFolderOfFile();
const company = join(folder, 'agency');
writeFromTemplate('company', 'Agency', company);
const cache = join(folder, 'cache');

const problemsOf = (tags = ['en', 'fr']) => [...languageSetProblems(company, tags)];

test('a language without a folder is reported with the command that begins it', () => {
  expect(problemsOf()).toEqual([
    expect.objectContaining({
      file: 'company.yaml',
      fix: expect.stringContaining('npm run new -- language fr') as string,
    }),
  ]);
});

test('of a language only words.yaml has to be translated', () => {
  writeLanguage(company, 'fr');
  expect(problemsOf().map(({ file }) => file)).toEqual(['fr/words.yaml']);
  markTranslated(company, 'fr', ['words.yaml']);
  expect(problemsOf()).toEqual([]);
});

test('a language needs the shared texts of each page that it has', async () => {
  const languages = ['en', 'fr'].map((tag, index) =>
    languagePages(company, tag, { isFirst: index === 0 }),
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
  const filesWithProblems = async () => (await findProblems(site, cache)).map(({ file }) => file);
  expect(await filesWithProblems()).toEqual([]);
  markTranslated(company, 'fr', ['services/web-development.yaml']);
  // A visitor without script is answered in the language of the form.
  const names = ['contact', 'enquiry-failed', 'service-shared', 'thank-you'];
  const missing = names.map((name) => `pages/${name}.yaml`);
  expect((await filesWithProblems()).sort()).toEqual(missing.map((file) => `fr/${file}`));
  markTranslated(company, 'fr', missing);
  expect(await filesWithProblems()).toEqual([]);
  const frenchFacts = join(company, 'fr/company.yaml');
  writeFileSync(join(company, 'company.yaml'), `${facts}languages: [en, fr]\nphones: 1\n`);
  writeFileSync(frenchFacts, '# Translated\n\ncheckbox: {}\n');
  markTranslated(company, 'fr', ['company.yaml']);
  const fieldsWithProblems = (await findProblems(site, cache)).map(({ file, field }) => [
    file,
    field,
  ]);
  expect(fieldsWithProblems).toEqual([
    ['company.yaml', 'phones'],
    ['fr/company.yaml', 'checkbox'],
  ]);
  const [, { line = 0 } = {}] = await findProblems(site, cache);
  expect(readFileSync(frenchFacts, 'utf8').split('\n')[line - 1]).toBe('checkbox: {}');
  writeFileSync(join(company, 'company.yaml'), `${facts}languages: [en, fr]\n`);
  rmSync(frenchFacts);
  const service = join(company, 'fr/services/web-development.yaml');
  writeFileSync(service, readFileSync(service, 'utf8').replace('name:', 'nom:'));
  expect(new Set(await filesWithProblems())).toEqual(new Set(['fr/services/web-development.yaml']));
});

test('a site in one language has no problems with languages', () => {
  expect(problemsOf(['en'])).toEqual([]);
});

test('a slug in the first language, which changes no address, is reported with its line', () => {
  const file = join(company, 'pages/about.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `slug: about-us\n${text}`);
  expect(problemsOf(['en'])).toEqual([
    expect.objectContaining({ file: 'pages/about.yaml', line: 1, field: 'slug' }),
  ]);
  writeFileSync(file, text);
});
