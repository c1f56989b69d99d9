import { companyFolder } from '@frontage/contract/company-folder';
import { defineConfig } from 'vitest/config';
import { company } from './site/integrations/company.ts';

export default defineConfig({
  plugins: [company(companyFolder())],
  test: {
    // What was agreed with a company, and what its own drawings promise, is tested in its folder.
    include: ['{contract,service,site,scripts,companies,test}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'site/e2e/**'],
    // Most wait for a process, a disk or a server: on two cores one at a time takes twice as long.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A shared machine can stall for seconds.
    retry: process.env.CI ? 1 : 0,
  },
});
