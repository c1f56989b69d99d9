import { expect, test } from 'vitest';
import { sortCaseStudies } from './case-study-card.ts';

test('case studies with a position come first, then the newest', () => {
  const study = (id: string, year: number, order?: number) => ({ id, data: { year, order } });
  const studies = [study('b', 2024), study('c', 2026), study('a', 2024), study('d', 2020, 1)];
  expect(sortCaseStudies(studies).map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b']);
});
