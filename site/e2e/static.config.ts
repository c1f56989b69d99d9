import { defineConfig } from 'vitest/config';

// Tests of the built pages that need no browser.
export default defineConfig({
  test: {
    root: import.meta.dirname + '/../..',
    include: ['site/e2e/*.static.ts', 'companies/**/*.static.ts'],
    testTimeout: 600_000,
  },
});
