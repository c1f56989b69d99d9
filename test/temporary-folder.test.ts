import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('no test creates a temporary folder without removing it', () => {
  const exclude = ['**/node_modules', '**/dist'];
  const tests = globSync('**/*.{test,faults}.{ts,tsx}', {
    cwd: join(import.meta.dirname, '..'),
    exclude,
  });
  const offenders = tests.filter((path) => /\bmkdtemp(Sync)?\(/.test(readFileSync(path, 'utf8')));
  expect(offenders).toEqual([]);
});
