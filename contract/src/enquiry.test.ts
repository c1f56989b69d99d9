import { expect, test } from 'vitest';
import { enquirySchema } from './enquiry.ts';
import { SERVICE_KEYS, SERVICE_LABELS } from './services.ts';

const untouched = {
  name: '',
  email: '',
  message: '',
  services: Object.fromEntries(SERVICE_KEYS.map((key) => [key, false])),
};

test('an untouched form is a valid enquiry', () => {
  expect(enquirySchema.safeParse(untouched).success).toBe(true);
});

test('nothing is bounded', () => {
  const long = { ...untouched, email: 'not an address', message: 'x'.repeat(60_000) };
  expect(enquirySchema.safeParse(long).success).toBe(true);
});

test.each([
  ['an unknown field', { ...untouched, phone: '1' }],
  ['an unknown service', { ...untouched, services: { ...untouched.services, seo: true } }],
  ['a missing service', { ...untouched, services: { webDevelopment: true } }],
  ['a number', { ...untouched, name: 1 }],
  ['nothing', null],
])('%s is refused', (_, value) => {
  expect(enquirySchema.safeParse(value).success).toBe(false);
});

test('the schema and the labels name the same services', () => {
  expect(Object.keys(enquirySchema.shape.services.shape)).toEqual(SERVICE_KEYS);
  expect(Object.keys(SERVICE_LABELS)).toEqual(SERVICE_KEYS);
});
