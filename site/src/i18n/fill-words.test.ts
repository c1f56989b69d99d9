import { expect, test } from 'vitest';
import { fillWords, insertCompanyName } from './fill-words.ts';

test('tokens are replaced by values', () => {
  expect(fillWords('Write to {email}.', { email: 'a@example.com' })).toBe(
    'Write to a@example.com.',
  );
});

test('an unknown token is an error that lists the known ones', () => {
  expect(() => fillWords('Call {fax}', { email: 'a', phone: 'b' })).toThrow(
    /\{fax\}.*email, phone/,
  );
});

test('{company} is replaced in the title and description of a page, and nowhere else', () => {
  const words = { title: 'About {company}', description: 'Who {company} is', text: 'In {braces}' };
  expect(insertCompanyName('Agency', words)).toEqual({
    title: 'About Agency',
    description: 'Who Agency is',
    text: 'In {braces}',
  });
});
