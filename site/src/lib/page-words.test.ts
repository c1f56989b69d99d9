import { expect, test } from 'vitest';
import { fill, naming, projectLogWords } from './page-words.ts';

test('tokens are filled', () => {
  expect(fill('Write to {email}.', { email: 'a@example.com' })).toBe('Write to a@example.com.');
});

test('an unknown token is an error that names those that are known', () => {
  expect(() => fill('Call {fax}', { email: 'a', phone: 'b' })).toThrow(/\{fax\}.*email, phone/);
});

test('title and description of a page name the company, its other words stay as they are', () => {
  const words = { title: 'About {company}', description: 'Who {company} is', text: 'In {braces}' };
  expect(naming('Agency', words)).toEqual({
    title: 'About Agency',
    description: 'Who Agency is',
    text: 'In {braces}',
  });
});

const log = {
  heading: 'A project',
  text: 'From inside.',
  facts: Array(2).fill({ label: 'Taken', value: '16 weeks' }),
  kinds: { decision: 'a', finding: 'b', trouble: 'c', release: 'd' },
  entries: Array(4).fill({ week: 'Week 1', kind: 'release', title: 'One', text: 'It runs.' }),
};
const notice = 'An example.';

test.for([
  [{ sample: true, notice }, true],
  [{ sample: true }, false],
  [{ sample: false }, true],
  [{ sample: false, notice }, false],
] as const)('a project with %o fits its schema: %s', ([marks, fits]) => {
  expect(projectLogWords.safeParse({ ...log, ...marks }).success).toBe(fits);
});
