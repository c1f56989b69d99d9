import { expect, test } from 'vitest';
import { projectLogWords } from './project-log.ts';

const log = {
  heading: 'A project',
  text: 'From inside.',
  facts: Array(2).fill({ label: 'Taken', value: '16 weeks' }),
  labels: { decision: 'a', finding: 'b', trouble: 'c', release: 'd' },
  entries: Array(4).fill({ week: 'Week 1', kind: 'release', title: 'One', text: 'It runs.' }),
};
const notice = 'An example.';

test.for([
  [{ sample: true, notice }, true],
  [{ sample: true }, false],
  [{ sample: false }, true],
  [{ sample: false, notice }, false],
] as const)('a project with %o fits its schema: %s', ([fields, fits]) => {
  expect(projectLogWords.safeParse({ ...log, ...fields }).success).toBe(fits);
});
