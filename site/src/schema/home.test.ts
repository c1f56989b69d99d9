import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyFolder, SAMPLE } from '@frontage/contract/company-folder';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { homeWords } from './home.ts';

// A page that has words for every band, which not every company's has.
const file = join(companyFolder(SAMPLE), 'pages/home.yaml');
const written = parse(readFileSync(file, 'utf8')) as object;
const faultsOf = (changes: object) =>
  homeWords
    .safeParse({ ...written, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('bands may be left out and be in any order', () => {
  expect(faultsOf({ bands: ['services', 'hero'], questions: undefined })).toBeUndefined();
});

test.each([
  [{ bands: [] }, /^bands: /],
  [{ bands: ['services'] }, /^bands: hero is missing/],
  [{ bands: ['hero', 'services', 'services'] }, /^bands\.2: services is here twice/],
  [{ bands: ['hero', 'questions'], questions: undefined }, /^questions: .*it has no words/],
  [{ bands: ['hero', 'prices'] }, /^bands\.1: /],
])('%j is refused', (changes, message) => {
  expect(faultsOf(changes)?.[0]).toMatch(message);
});
