import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

test('a process that uses PostgreSQL keeps its exit code, so that a failed test is noticed', () => {
  const module = pathToFileURL(join(import.meta.dirname, 'postgres.ts')).href;
  const script = `import ${JSON.stringify(module)}; process.exitCode = 7;`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  expect(status, stderr.toString()).toBe(7);
});
