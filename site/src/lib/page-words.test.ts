import { expect, test } from 'vitest';
import { fill } from './page-words.ts';

test('tokens are filled', () => {
  expect(fill('Write to {email}.', { email: 'a@example.com' })).toBe('Write to a@example.com.');
});

test('an unknown token is an error that names those that are known', () => {
  expect(() => fill('Call {fax}', { email: 'a', phone: 'b' })).toThrow(/\{fax\}.*email, phone/);
});
