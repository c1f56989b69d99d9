import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The tests in Firefox and WebKitGTK: run by `npm run test:engines`, which sets ENGINE.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    include: ['site/e2e/engines/*.engine.ts'],
    // They need a site that is built for them: mirrored-site.ts.
    exclude: process.env.MIRRORED_SITE ? [] : ['**/right-to-left.engine.ts'],
    globalSetup: 'site/e2e/engines/mirrored-site.ts',
    // One browser for all tests.
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
    // A shared machine can stall for seconds.
    retry: process.env.CI ? 1 : 0,
  },
});
