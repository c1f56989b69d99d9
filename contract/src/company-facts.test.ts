import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCompanyFacts } from './company-facts.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';

test.each([
  ['checkboxes: {}', /company\.yaml: name is not valid \(.+\); see /],
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
  [
    'name: A\ncheckboxes: {}\nfields: {form: {kind: text, label: One}}',
    /: fields\.form is .*reserved for job applications/,
  ],
  ['name: A\ncheckboxes: {1: One}', /: checkboxes\.1 is .*letters and digits/],
  ['name: A\ncheckboxes: {web: One, web: Two}', /company\.yaml cannot be read: .*unique.*fix it/],
  ['name: "A', /company\.yaml cannot be read: .*line 1.*fix it/],
  ['', /company\.yaml: it is not/],
])('%j is reported in one line that names the file, the place and the problem', (yaml, line) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'company.yaml'), yaml);
  expect(() => readCompanyFacts(folder)).toThrow(line);
  expect(() => readCompanyFacts(folder)).not.toThrow(/\n/);
});
