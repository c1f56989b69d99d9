import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

// Builds companies that are made for a test. `.ci/run` runs the project `short`, `npm run test:long` both.
export default defineConfig({
  ...config,
  globalSetup: [],
  timeout: 600_000,
  projects: [
    { name: 'short', testMatch: '*.company.ts' },
    { name: 'long', testMatch: '*.long.ts', testIgnore: '**/browsers/**' },
  ],
});
