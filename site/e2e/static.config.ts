import { defineConfig } from 'vitest/config';

// Tests of the built pages that need no browser.
export default defineConfig({
  test: {
    root: import.meta.dirname + '/../..',
    include: ['site/e2e/*.static.ts', 'companies/**/*.static.ts'],
    // The W3C's checker is slow on a busy machine.
    testTimeout: 600_000,
  },
});
