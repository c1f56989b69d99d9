import { companyFolder } from '@frontage/contract/company-folder';
import { defineConfig } from 'vitest/config';
import { company } from './site/integrations/company.ts';

export default defineConfig({
  plugins: [company(companyFolder())],
  test: {
    include: ['{companies,contract,service,site,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'site/e2e/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A shared machine can stall for seconds.
    retry: process.env.CI ? 1 : 0,
  },
});
