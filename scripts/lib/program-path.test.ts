import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { commandLine } from './program-path.ts';

test('programs of packages are started by Node from their JavaScript files', () => {
  for (const name of ['astro', 'eslint', 'knip', 'playwright', 'prettier', 'tsc', 'vitest']) {
    const [file, [entry = '']] = commandLine(name, []);
    expect(file).toBe(process.execPath);
    expect(readFileSync(entry, 'utf8'), name).toMatch(/^#!.*node/);
  }
  expect(() => commandLine('no-such-program', [])).toThrow();
});

test('.nvmrc has the major version of the project’s Node', () => {
  const nvmrc = readFileSync(join(import.meta.dirname, '../../.nvmrc'), 'utf8');
  expect(nvmrc.trim()).toBe(packageJson.dependencies.node.split('.')[0]);
});
