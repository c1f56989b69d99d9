import { expect, test } from 'vitest';
import { enquirySchema } from './enquiry.ts';
import {
  constraintsOf,
  fieldOrder,
  fieldsOfForm,
  type FormField,
  formFieldsSchema,
  labelParts,
  plainLabel,
} from './form-fields.ts';

const common = { label: 'Label', required: true };
const empty = { name: '', email: '', message: '', services: {} };

const fits = (field: FormField, answer: unknown) =>
  enquirySchema([], { key: field }).safeParse({ ...empty, fields: { key: answer } }).success;

test.each<[FormField['kind'], string[], string[]]>([
  ['text', ['Rye', ' x '], ['', '  ', 'x'.repeat(1_001)]],
  ['telephone', ['112', '+47 (555) 01-42 ext. 3', '٠١٢٣٤'], ['', 'soon', '12', '1'.repeat(61)]],
  [
    'website',
    ['example.com', ' HTTPS://www.example.com/a?b#c ', 'bücher.example:8080', 'a.b'],
    ['', 'example', 'https://', 'ada@example.com', 'my site.com', 'javascript:alert(1)', 'a..b'],
  ],
  ['date', ['2028-02-29'], ['', '2027-02-29', '29.02.2028', 'tomorrow']],
])('the service and browsers agree on valid answers to %s', (kind, good, bad) => {
  const field = { kind, ...common } as FormField;
  const { pattern, maxLength = Infinity } = constraintsOf(field);
  // Validates as HTML defines the attributes.
  const browser = (answer: string) =>
    kind === 'date' ||
    (answer !== '' &&
      answer.length <= maxLength &&
      (!pattern || new RegExp(`^(?:${pattern})$`, 'v').test(answer)));
  for (const answer of good)
    expect([answer, fits(field, answer), browser(answer)]).toEqual([answer, true, true]);
  for (const answer of bad) expect([answer, fits(field, answer)]).toEqual([answer, false]);
  if (kind !== 'date') expect(bad.filter(browser)).toEqual([]);
  expect(fits({ ...field, required: false }, '')).toBe(true);
});

test('validation takes time proportional to the length of an answer', () => {
  for (const kind of ['text', 'telephone', 'website'] as const) {
    const { pattern } = constraintsOf({ kind, ...common });
    const whole = new RegExp(`^(?:${pattern})$`, 'v');
    for (const one of [' ', 'a', 'a.', '.', '/', '1', '\n'])
      expect(whole.test(`${one.repeat(60_000)}\n`)).toBe(false);
  }
});

test('an answer is one line without spaces around it', () => {
  const schema = enquirySchema([], { firm: { kind: 'text', ...common } });
  expect(schema.parse({ ...empty, fields: { firm: ' Rye\r\nBcc:\tx ' } }).fields).toEqual({
    firm: 'Rye Bcc: x',
  });
});

test('each form has its own fields, if any; fields that name no form belong to the enquiry', () => {
  const fields = formFieldsSchema.parse({
    budget: { kind: 'text', ...common },
    message: null,
    cv: { kind: 'website', ...common, form: 'application' },
    phone: { kind: 'telephone', ...common, form: 'both' },
  });
  const keys = (form: 'enquiry' | 'application') => Object.keys(fieldsOfForm(fields, form)).join();
  expect([keys('enquiry'), keys('application')]).toEqual([
    'budget,message,phone',
    'message,cv,phone',
  ]);
  expect(enquirySchema(['web']).safeParse({ ...empty, form: 'application' }).success).toBe(true);
});

test('the standard fields come before the fields that a company adds', () => {
  const phone = { kind: 'telephone', label: 'Telephone' };
  const order = (fields: object) => fieldOrder(formFieldsSchema.parse(fields)).join();
  expect(order({ phone })).toBe('name,email,services,message,phone');
  expect(order({ phone, message: null })).toBe('name,email,services,phone,message');
});

test('a label may hold one link', () => {
  const label = 'Yes to [the terms](/terms).';
  expect(labelParts(label)).toEqual({
    before: 'Yes to ',
    words: 'the terms',
    link: '/terms',
    after: '.',
  });
  expect([label, 'Plain'].map(plainLabel)).toEqual(['Yes to the terms.', 'Plain']);
  const tick = (text: string) =>
    formFieldsSchema.safeParse({ terms: { kind: 'tick', label: text } }).success;
  expect(tick(label)).toBe(true);
  for (const text of ['[a](/a) [b](/b)', '[a](javascript:a)', '[a](//b)', '[a]'])
    expect([text, tick(text)]).toEqual([text, false]);
});
