import { defineConfig } from '@playwright/test';

// `npm run e2e:every`: what is dear to test, on every route rather than on one of each kind.
process.env.EVERY_ROUTE = '1';
const { default: config } = await import('./playwright.config.ts');

export default defineConfig({
  ...config,
  projects: [
    {
      name: 'product',
      testMatch: /(accessibility|contrast|layout-shift|lines|targets)\.spec\.ts$/,
    },
  ],
});
