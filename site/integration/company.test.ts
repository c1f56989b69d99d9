import { expect, test } from 'vitest';
import { madeFolder } from './company.ts';

test('companies whose folders have the same name share nothing if each has its own cache', () => {
  const [one, other] = [madeFolder('/a/halden', '/caches/1'), madeFolder('/b/halden', '/caches/2')];
  expect(one).not.toBe(other);
  expect(one).toContain('/caches/1');
  expect(madeFolder('/a/halden', '')).toMatch(/companies.halden$/);
});
