import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';

const unit = /```ini\n([^]*?)```/.exec(readFileSync('docs/deploying.md', 'utf8'))?.[1] ?? '';

test('the systemd unit of the docs may write only to its data folder', () => {
  for (const line of [
    'User=frontage',
    'ProtectSystem=strict',
    'StateDirectory=frontage',
    'UMask=0077',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
  ])
    expect(unit.split('\n')).toContain(line);
  expect(unit).not.toMatch(/^(ReadWritePaths|BindPaths)=/m);
});

const canAnalyze = spawnSync('systemd-analyze', ['--version']).status === 0;

// Skipped, and counted as such, where there is no systemd.
test.skipIf(!canAnalyze)('systemd finds the exposure of that unit as low as the docs say', () => {
  const file = join(temporaryFolder(), 'frontage.service');
  writeFileSync(file, unit);
  const words = execFileSync('systemd-analyze', ['security', '--offline=yes', '--no-pager', file], {
    encoding: 'utf8',
  });
  // Later versions may judge by a rule more; a unit with nothing but User= is at 9.2.
  expect(Number(/exposure level for .*: ([\d.]+)/.exec(words)?.[1])).toBeLessThanOrEqual(2);
});
