import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { checkCompany } from './check-company.ts';
import { languageSetProblems } from './languages.ts';
import { append, newCompany } from './test/new-company.ts';

const { copyWith } = await newCompany();
const companyWith = (fields: object) => copyWith({ 'company.yaml': append(stringify({ fields })) });

const phone = { kind: 'telephone', label: 'Telephone', hint: 'We call once', required: true };
const budget = { kind: 'choice', label: 'Budget', options: { small: 'Small', large: 'Large' } };

test('each page that shows an added field needs its words, and no other page does', async () => {
  const missingWords = async (fields: object) =>
    (await checkCompany(companyWith(fields))).map(({ file, line, message }) => {
      expect(line).toBeGreaterThan(1);
      return `${file}: ${/\S+(?= is missing here)/.exec(message)?.[0]}`;
    });
  expect(await missingWords({})).toEqual([]);
  expect(await missingWords({ message: null, name: null })).toEqual([]);
  expect(await missingWords({ budget })).toEqual([
    'pages/contact.yaml: form.fields.problems.choice',
    'pages/enquiry-failed.yaml: invalid-fields',
  ]);
  expect(await missingWords({ budget, phone })).toEqual([
    'pages/contact.yaml: form.fields.required',
    'pages/contact.yaml: form.fields.problems.choice',
    'pages/contact.yaml: form.fields.problems.telephone',
    'pages/enquiry-failed.yaml: invalid-fields',
  ]);
});

test('a dead link in a label is reported', async () => {
  const terms = { kind: 'tick', label: 'Yes to [the terms](/terms)' };
  expect(await checkCompany(companyWith({ terms }))).toContainEqual(
    expect.objectContaining({ field: 'fields.terms.label', message: 'there is no page /terms.' }),
  );
});

test('an additional language needs words for every field that it shows', () => {
  const company = companyWith({ phone, message: null, budget });
  mkdirSync(join(company, 'fr'));
  writeFileSync(join(company, 'fr/words.yaml'), '');
  const untranslated = () =>
    [...languageSetProblems(company, ['en', 'fr'])]
      .filter(({ file }) => file === 'fr/company.yaml')
      .map(({ message }) => message.split(' ')[0]);
  expect(untranslated()).toEqual([
    'fields.phone.label',
    'fields.phone.hint',
    'fields.budget.label',
    'fields.budget.options.small',
    'fields.budget.options.large',
  ]);
  const options = { small: 'Petit' };
  writeFileSync(
    join(company, 'fr/company.yaml'),
    stringify({ fields: { phone: { label: 'Téléphone' }, budget: { label: 'Budget', options } } }),
  );
  expect(untranslated()).toEqual(['fields.phone.hint', 'fields.budget.options.large']);
});
