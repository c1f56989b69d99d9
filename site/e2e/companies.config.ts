import { defineConfig } from '@playwright/test';
import { findFirefox } from '../../scripts/lib/browser.ts';
import config from './playwright.config.ts';

// Builds companies that are made for a test. `.ci/run` runs the project `short`, `npm run test:long` all.
const firefox = findFirefox();

export default defineConfig({
  ...config,
  globalSetup: [],
  timeout: 600_000,
  // On a busy machine, development servers take long to follow a change.
  expect: { timeout: 60_000 },
  projects: [
    { name: 'short', testMatch: '*.company.ts' },
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: 'edit.company.ts',
            use: {
              browserName: 'firefox' as const,
              // Playwright drives a system's Firefox over WebDriver BiDi.
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: firefox,
                // Firefox 153 writes to a null pointer when ariaLabelledByElements is read, as Playwright does and no page of ours.
                firefoxUserPrefs: { 'accessibility.ARIAElementReflection.enabled': false },
              },
            },
          },
        ]
      : []),
    { name: 'long', testMatch: '*.long.ts', testIgnore: '**/browsers/**' },
  ],
});
