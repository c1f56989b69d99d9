import { readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { expect, test } from 'vitest';
import { filesWithForeignWords } from '../../scripts/lib/foreign-words.ts';
import { builtSite } from '../../test/built.ts';
import { filesBelow } from '../src/files/files-below.ts';

test('no built file contains the name of another company or a word of its drawings', () => {
  expect(filesWithForeignWords(builtSite, companyFolder())).toEqual([]);
});

test('no built file contains code of the editor', () => {
  const files = filesBelow(builtSite).filter(
    (file) =>
      /\.(html|js|css|json)$/.test(file) &&
      /sveltia|<!--band |npm run edit/i.test(readFileSync(join(builtSite, file), 'utf8')),
  );
  expect(files).toEqual([]);
});

// Static hosts publish this file.
test('the files that the service reads from the built site contain no path of this machine', () => {
  const text = readFileSync(join(builtSite, 'built-site.json'), 'utf8');
  const { builtFor } = JSON.parse(text) as { builtFor: { companyFolder: string } };
  expect(isAbsolute(builtFor.companyFolder)).toBe(false);
  expect(text).not.toContain(resolve(import.meta.dirname, '../..'));
});
