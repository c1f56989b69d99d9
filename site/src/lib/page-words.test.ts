import { expect, test } from 'vitest';
import { fill, naming } from './page-words.ts';

test('tokens are filled', () => {
  expect(fill('Write to {email}.', { email: 'a@example.com' })).toBe('Write to a@example.com.');
});

test('an unknown token is an error that lists the known ones', () => {
  expect(() => fill('Call {fax}', { email: 'a', phone: 'b' })).toThrow(/\{fax\}.*email, phone/);
});

test('{company} is replaced in the title and description of a page, and nowhere else', () => {
  const words = { title: 'About {company}', description: 'Who {company} is', text: 'In {braces}' };
  expect(naming('Agency', words)).toEqual({
    title: 'About Agency',
    description: 'Who Agency is',
    text: 'In {braces}',
  });
});
