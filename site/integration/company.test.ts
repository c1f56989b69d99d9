import { expect, test } from 'vitest';
import { madeFolder } from './company.ts';

test('companies whose folders have one name share nothing where each has a cache of its own', () => {
  const [one, other] = [madeFolder('/a/halden', '/caches/1'), madeFolder('/b/halden', '/caches/2')];
  expect(one).not.toBe(other);
  expect(one).toContain('/caches/1');
  expect(madeFolder('/a/halden', '')).toMatch(/companies.halden$/);
});
