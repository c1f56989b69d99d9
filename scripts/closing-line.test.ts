import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checked, closingLine, sum } from './closing-line.ts';
import { playwrightCounts } from './playwright-counts.ts';
import { vitestCounts } from './vitest-counts.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

const root = join(import.meta.dirname, '..');

const runners = {
  vitest: {
    test: `import { expect, test } from 'vitest';
let tries = 0;
test('it wobbles', { retry: 1 }, () => expect((tries += 1)).toBe(2));
test('it stands', { retry: 1 }, () => expect(1).toBe(1));`,
    command: ['vitest/vitest.mjs', 'run', '--reporter=json', '--outputFile=report.json'],
    counts: vitestCounts,
  },
  playwright: {
    test: `import { expect, test } from '@playwright/test';
test.describe('within', () => {
  test('it wobbles', ({}, { retry }) => expect(retry).toBe(1));
});
test('it stands', () => expect(1).toBe(1));`,
    command: ['@playwright/test/cli.js', 'test', '--retries=1', '--reporter=json'],
    counts: playwrightCounts,
  },
};

test.for(Object.entries(runners))(
  'a test that %s had to repeat is passed, and flaky by its name',
  ([, { test, command, counts }]) => {
    const folder = temporaryFolder();
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'wobbly.test.mjs'), test);
    const [script = '', ...options] = command;
    const report = join(folder, 'report.json');
    // Nothing of the run around this one.
    const { PATH = '', HOME = '' } = process.env;
    const { status } = spawnSync(
      process.execPath,
      [join(root, 'node_modules', script), ...options],
      { cwd: folder, env: { PATH, HOME, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    );
    expect(status).toBe(0);
    expect(counts(report)).toEqual({
      passed: 2,
      failed: 0,
      skipped: 0,
      failures: [],
      flaky: [expect.stringMatching(/wobbly\.test\.mjs: it wobbles \(.*expect.*\)$/)],
    });
  },
);

test('the closing line names failed and flaky tests, and counts come last', () => {
  const counts = sum([
    { passed: 3, failed: 0, skipped: 1, failures: [], flaky: [] },
    {
      passed: 2,
      failed: 1,
      skipped: 0,
      failures: ['b.spec.ts: it breaks'],
      flaky: ['a.spec.ts: it wobbles'],
    },
  ]);
  expect(closingLine(counts)).toBe(
    'Failed:\n  b.spec.ts: it breaks\n\nPassed only when repeated:\n  a.spec.ts: it wobbles\n\n5 passed, 1 failed, 1 skipped, 1 flaky',
  );
  expect(closingLine(checked('it stands', true))).toBe('1 passed, 0 failed');
});

test('.ci/run adds up every count by its name', () => {
  const script = readFileSync(join(root, '.ci/run'), 'utf8');
  const [, awk = ''] = /awk '([^']+)'/.exec(script) ?? [];
  const { stdout } = spawnSync('awk', [awk], {
    input: '5 passed, 1 failed, 2 flaky\n3 passed, 0 failed, 4 skipped\n1 passed, 0 failed\n',
    encoding: 'utf8',
  });
  expect(stdout).toBe('9 passed, 1 failed, 4 skipped, 2 flaky\n');
});
