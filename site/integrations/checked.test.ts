import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyFolder, SAMPLE } from '@frontage/contract/company-folder';
import { expect, onTestFinished, test } from 'vitest';

/** Runs a command of Astro for a company's folder, with a cache and an output of its own. */
function astro(command: 'sync' | 'build', work: string) {
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
    execFile('npx', ['astro', command], { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    );
  });
}

// Without the check a warm cache published the quotes of before and a cold one none, both with exit code 0.
test.for(['cold', 'warm'])(
  'a file that cannot be read stops the build of a %s cache before a page is made',
  { timeout: 120_000 },
  async (cache) => {
    const work = mkdtempSync(join(tmpdir(), 'build-'));
    onTestFinished(() => rmSync(work, { recursive: true }));
    cpSync(companyFolder(SAMPLE), join(work, 'company'), { recursive: true });
    const quotes = join(work, 'company/testimonials.yaml');
    const good = readFileSync(quotes, 'utf8');
    if (cache === 'warm') {
      expect(await astro('sync', work)).toMatchObject({ code: 0 });
      expect(readFileSync(join(work, 'cache/data-store.json'), 'utf8')).toContain('Ines R.');
    }
    writeFileSync(quotes, good.replace('quote: >-', 'quote: "'));
    const { code, output } = await astro('build', work);
    expect(output).toMatch(
      /testimonials\.yaml:2\s+cannot be read as YAML: .*\s+Fix: close the quote/,
    );
    expect(code).toBe(1);
    expect(existsSync(join(work, 'dist'))).toBe(false);
  },
);
