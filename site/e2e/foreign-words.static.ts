import { companyFolder } from '@frontage/contract/company-folder';
import { expect, test } from 'vitest';
import { filesWithForeignWords } from '../../scripts/foreign-words.ts';
import { builtSite } from '../../test/built.ts';

test('no built file names another company, or has a word of its drawings', () => {
  expect(filesWithForeignWords(builtSite, companyFolder())).toEqual([]);
});
