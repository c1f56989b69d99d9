import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test.each([
  'start',
  'dev',
  'build',
  'check',
  'new',
  'launch-check',
  'translations',
  'enquiries',
  'doctor',
  'deploy',
  'smoke',
])('%s --help says what it does, in any folder', (name) => {
  const [file = '', ...words] = (scripts[name] ?? '').replace(/^node /, '').split(' ');
  const output = execFileSync(process.execPath, [join(root, file), ...words, '--help'], {
    encoding: 'utf8',
    env: { ...process.env, COMPANY: 'nowhere' },
  });
  expect(output).toMatch(new RegExp(`npm (run )?(${name}|enquiries -- ${name})\\b`));
});
