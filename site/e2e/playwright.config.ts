import { defineConfig } from '@playwright/test';
import { ensureChromium } from '../../scripts/browser.ts';

// Chromium asks its maker's servers for this and that when it starts; the tests want silence.
const quiet = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  // A shared machine can stall for seconds; what needed a second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: 'list',
  // One snapshot for every machine: they hold nothing that fonts or platforms decide.
  snapshotPathTemplate: '{testDir}/structure/{arg}{ext}',
  globalSetup: './support/global-setup.ts',
  use: {
    launchOptions: { executablePath: ensureChromium(), args: quiet },
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'no-preference' },
  },
});
