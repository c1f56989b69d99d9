import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

// `npm run test:companies`: companies that are made for a test and built, one with photographs in every place,
// one with sixty articles. Each takes a minute, so `npm test` leaves them to `.ci/run`.
export default defineConfig({
  ...config,
  projects: [{ name: 'companies', testMatch: '*.company.ts' }],
});
