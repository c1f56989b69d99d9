import { expect, test } from 'vitest';
import { generatedFolder } from './company-modules.ts';

test('companies whose folders have the same name share nothing if each has its own cache', () => {
  const [first, second] = [
    generatedFolder('/a/halden', '/caches/1'),
    generatedFolder('/b/halden', '/caches/2'),
  ];
  expect(first).not.toBe(second);
  expect(first).toContain('/caches/1');
  expect(generatedFolder('/a/halden', '')).toMatch(/companies.halden$/);
});
