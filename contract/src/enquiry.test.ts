import { expect, test } from 'vitest';
import { enquirySchema } from './enquiry.ts';

const keys = ['web', 'apps', 'ads', 'shops', 'audits', 'hosting'];
const schema = enquirySchema(keys);

const untouched = {
  name: '',
  email: '',
  message: '',
  services: Object.fromEntries(keys.map((key) => [key, false])),
};

test('an untouched form is a valid enquiry', () => {
  expect(schema.safeParse(untouched).success).toBe(true);
});

test('no field has a maximum length', () => {
  const long = { ...untouched, email: 'not an address', message: 'x'.repeat(60_000) };
  expect(schema.safeParse(long).success).toBe(true);
});

test.each([
  ['an unknown field', { ...untouched, phone: '1' }],
  ['an unknown service', { ...untouched, services: { ...untouched.services, seo: true } }],
  ['a missing service', { ...untouched, services: { web: true } }],
  ['a number', { ...untouched, name: 1 }],
  ['nothing', null],
])('%s is refused', (_, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});

test('ticked services are put into the order of the form', () => {
  const services = Object.fromEntries(keys.toReversed().map((key) => [key, true]));
  expect(Object.keys(schema.parse({ ...untouched, services }).services)).toEqual(keys);
});

test('a form without checkboxes sends no service', () => {
  const bare = enquirySchema([]);
  expect(bare.safeParse({ ...untouched, services: {} }).success).toBe(true);
  expect(bare.safeParse(untouched).success).toBe(false);
});
