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
  for (const answer of good) expect([answer, fits(field, answer), browser(answer)]).toEqual([answer, true, true]); // prettier-ignore
  for (const answer of bad) expect([answer, fits(field, answer)]).toEqual([answer, false]);
  if (kind !== 'date') expect(bad.filter(browser)).toEqual([]);
  expect(fits({ ...field, required: false }, '')).toBe(true);
});

test('options and checkboxes accept only their own answers', () => {
  const choice: FormField = { kind: 'choice', ...common, options: { small: 'Small' } };
  expect(['small', 'large', '', 'toString'].map((key) => fits(choice, key))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const tick: FormField = { kind: 'tick', ...common };
  expect([true, false, 'on'].map((answer) => fits(tick, answer))).toEqual([true, false, false]);
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

test('each form has its own fields; fields that name no form belong to the enquiry', () => {
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
  const schema = enquirySchema(['web'], fields);
  const enquiry = { ...empty, services: { web: true }, fields: { budget: '1', phone: '112' } };
  const answers = { cv: 'ada.example', phone: '112' };
  const application = { ...empty, form: 'application', fields: answers };
  for (const one of [enquiry, application]) expect(schema.parse(one)).toEqual(one);
  for (const one of [
    { ...enquiry, form: 'application' },
    { ...enquiry, form: 'other' },
    { ...application, form: undefined },
    { ...application, services: { web: true } },
    { ...application, fields: { ...answers, budget: '1' } },
    { ...application, fields: { phone: '112' } },
  ])
    expect(schema.safeParse(one).success).toBe(false);
  expect(enquirySchema(['web']).safeParse({ ...empty, form: 'application' }).success).toBe(true);
});

test('no added field may have the key that marks an application', () => {
  const { error } = formFieldsSchema.safeParse({ form: { kind: 'text', label: 'Form' } });
  expect(JSON.stringify(error?.issues)).toContain('this key is reserved for job applications');
});

test('specified fields that the company does not mention come first', () => {
  const phone = { kind: 'telephone', label: 'Telephone' };
  const order = (fields: object) => fieldOrder(formFieldsSchema.parse(fields)).join();
  expect(order({ phone })).toBe('name,email,services,message,phone');
  expect(order({ phone, message: null })).toBe('name,email,services,phone,message');
});

test('a label may hold one link', () => {
  const label = 'Yes to [the terms](/terms).';
  expect(labelParts(label)).toEqual({ before: 'Yes to ', words: 'the terms', link: '/terms', after: '.' }); // prettier-ignore
  expect([label, 'Plain'].map(plainLabel)).toEqual(['Yes to the terms.', 'Plain']);
  const tick = (text: string) =>
    formFieldsSchema.safeParse({ terms: { kind: 'tick', label: text } }).success;
  expect(tick(label)).toBe(true);
  for (const text of ['[a](/a) [b](/b)', '[a](javascript:a)', '[a](//b)', '[a]'])
    expect([text, tick(text)]).toEqual([text, false]);
});
