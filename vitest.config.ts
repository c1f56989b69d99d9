import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { defineConfig } from 'vitest/config';
import type { TestCase } from 'vitest/node';
import { companyModules } from './site/integration/company-modules.ts';
import { SLOW } from './test/slow.ts';

// Many tests start a process or a thread of the service: with compiled modules that takes half the time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/unit-tests');

function nameRepeated(test: TestCase): void {
  if (test.diagnostic()?.flaky) console.log(`Passed when repeated: ${test.fullName}`);
}

export default defineConfig({
  plugins: [companyModules(companyFolder())],
  // One language, as most sites have it: site/astro.config.ts
  define: {
    'import.meta.env.LANGUAGE': '"en"',
    'import.meta.env.ADDITIONAL_LANGUAGE': '""',
    'import.meta.env.PAGES': `'{ "languages": [], "unpublished": {}, "unused": [] }'`,
  },
  test: {
    globalSetup: 'service/test/shared-postgres.ts',
    // What was agreed with a company, and what its own drawings promise, is tested in its folder.
    include: ['{contract,service,site,scripts,companies,test}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'site/e2e/**'],
    // A worker runs many files: to start one for each took longer than most tests.
    isolate: false,
    // Most wait for a process, a disk or a server: on two cores three at a time take a sixth less than two.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Tests wait for conditions, and a shared machine can stall for seconds.
    testTimeout: 20_000,
    hookTimeout: SLOW,
    // `.ci/run` repeats a test once, and names it.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', { onTestCaseResult: nameRepeated }],
  },
});
