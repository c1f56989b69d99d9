import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandLine } from '../../scripts/command-line.ts';
import { writeNew } from '../../scripts/new.ts';
import { stopAtDeadLinks } from './problems.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';

/** Builds a company's folder, with a cache and an output of its own. */
function build(work: string) {
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    COMPANY: join(work, 'company'),
    SITE_CACHE_DIR: join(work, 'cache'),
    SITE_OUT_DIR: join(work, 'dist'),
  };
  const cwd = join(import.meta.dirname, '..');
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(...commandLine('astro', ['build']), { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    );
  });
}

// Astro itself logs a line, and publishes the quotes of before or none.
test('a file that cannot be read stops the build before any page is made', async () => {
  const work = temporaryFolder();
  writeNew('company', 'Halden & Rye', join(work, 'company'));
  writeFileSync(join(work, 'company/testimonials.yaml'), '- id: one\n  quote: "She said\n');
  const { code, output } = await build(work);
  expect(output).toMatch(
    /testimonials\.yaml:2\s+cannot be read as YAML: .*\s+Fix: close the quote/,
  );
  expect(code).toBe(1);
  expect(existsSync(join(work, 'dist'))).toBe(false);
});

test('a dead link in a built page is reported, and no build is left to publish', () => {
  const dist = temporaryFolder();
  writeFileSync(join(dist, 'index.html'), '<a href="/none">On</a>');
  expect(() => stopAtDeadLinks(dist)).toThrow(
    /error: the link to \/none: there is no such page\.\n {4}on \/\n {2}Why: .*\n {2}Fix: Search your folder/,
  );
  expect(existsSync(dist)).toBe(false);
});
