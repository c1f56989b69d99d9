import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCompanyFacts } from './company-facts.ts';
import { companyFolder } from './company-folder.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';

function facts(yaml: string) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'company.yaml'), yaml);
  return () => readCompanyFacts(folder);
}

test('the configured company has a name and the keys of its checkboxes', () => {
  const { name, checkboxes } = readCompanyFacts(companyFolder());
  expect(name).not.toBe('');
  expect(Object.values(checkboxes)).not.toContain('');
});

test('checkboxes keep their order, and other facts are ignored', () => {
  const yaml = 'name: Agency\nphone: "1"\ncheckboxes:\n  web: The web\n  apps: Apps\n  ads: Ads\n';
  const { name, checkboxes } = facts(yaml)();
  expect(name).toBe('Agency');
  expect(Object.entries(checkboxes)).toEqual([
    ['web', 'The web'],
    ['apps', 'Apps'],
    ['ads', 'Ads'],
  ]);
});

test('a form may have no checkboxes', () => {
  expect(facts('name: Agency\ncheckboxes: {}\n')().checkboxes).toEqual({});
});

test.each([
  ['checkboxes: {}', /company\.yaml: name is not as it has to be \(.+\); see /],
  ['name: "A\\nB"\ncheckboxes: {}', /: name is .*\(a name is one line\)/],
  ['name: A', /: checkboxes is /],
  ['name: A\ncheckboxes: [web]', /: checkboxes is /],
  ['name: A\ncheckboxes: {web: ""}', /: checkboxes\.web is /],
  ['name: A\ncheckboxes: {"web,apps": Both}', /: checkboxes\.web,apps is .*letters and digits/],
  ['name: A\ncheckboxes: {constructor: One}', /: checkboxes\.constructor is .*another key/],
  [
    'name: A\ncheckboxes: {}\nfields: {toString: {kind: text, label: One}}',
    /: fields\.toString is .*another key/,
  ],
  ['name: A\ncheckboxes: {1: One}', /: checkboxes\.1 is .*letters and digits/],
  ['name: A\ncheckboxes: {web: One, web: Two}', /company\.yaml cannot be read: .*unique.*fix it/],
  ['name: "A', /company\.yaml cannot be read: .*line 1.*fix it/],
  ['', /company\.yaml: it is not/],
])('%j is reported in one line that names the file, the place and the problem', (yaml, line) => {
  expect(facts(yaml)).toThrow(line);
  expect(facts(yaml)).not.toThrow(/\n/);
});
