import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCompany } from '../../../site/check/company/check-company.ts';
import { composeLanguage } from '../../../site/src/addresses/merge-language.ts';
import { translationTasks } from '../../../site/src/i18n/translations.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

// Checks the German folder, which company.yaml does not list yet, like `npm run translations`.

const company = join(import.meta.dirname, '..');

/** Code, the text of a document, and names that are the same in German. */
const same = [
  'services/ai-development.yaml',
  'services/api-development.yaml',
  'services/ui-ux-testing.yaml',
  'services/web-development.yaml',
  'industries/manufacturing.yaml',
  'industries/realestate.yaml',
  'work/home-readings.yaml',
];

test('every page has a German translation that is up to date with its source', () => {
  const left = translationTasks(company, 'de').filter(
    ({ file, state }) => !(state === 'same' && same.includes(file)),
  );
  expect(left).toEqual([]);
});

test('the German folder has no problems', async () => {
  const german = join(temporaryFolder(), 'de');
  composeLanguage(company, 'de', german);
  expect(await checkCompany(german)).toEqual([]);
});
