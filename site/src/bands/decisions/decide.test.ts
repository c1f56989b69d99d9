import { expect, test } from 'vitest';
import { decide } from './decide.ts';

const rules = [{ when: ['large', '–'] }, { when: ['–', 'far'] }, { when: ['small', 'near'] }];

test.for<[answers: string[], rule: number]>([
  [['large', 'far'], 0],
  [['small', 'far'], 1],
  [['small', 'near'], 2],
  [['none', 'near'], -1],
])('the first rule that fits %s is %i', ([answers, rule]) => {
  expect(decide(rules, answers)).toBe(rule);
});
