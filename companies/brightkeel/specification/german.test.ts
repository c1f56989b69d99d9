import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCompany } from '../../../site/check/company/company.ts';
import { composeLanguage } from '../../../site/src/i18n/language-build.ts';
import { leftToTranslate } from '../../../site/src/i18n/translations.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

// The German folder, which is not in the setting yet: `npm run translations` says the same.

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

test('every page is in German, and none is older than its English source', () => {
  const left = leftToTranslate(company, 'de').filter(
    ({ file, what }) => !(what === 'same' && same.includes(file)),
  );
  expect(left).toEqual([]);
});

test('the German company has no fault', async () => {
  const german = join(temporaryFolder(), 'de');
  composeLanguage(company, 'de', german);
  expect(await checkCompany(german)).toEqual([]);
});
