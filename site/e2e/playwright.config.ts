import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { defineConfig } from '@playwright/test';
import { carouselMoves, caseStudies, hasPanels, home, homeHas } from '../../test/content.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/lib/browser.ts';

// Tests of features that the company does not use, or uses too little.
const absent = Object.entries({
  'logo-strip.spec.ts': homeHas('logoStrip'),
  'panels.spec.ts': hasPanels,
  'testimonials.spec.ts': carouselMoves,
  'case-studies.spec.ts': caseStudies.length > 0,
  'slider.spec.ts': homeHas('hero') && home.hero.slider !== undefined,
  'few-testimonials.spec.ts': homeHas('testimonials') && !carouselMoves,
})
  .filter(([, isShown]) => !isShown)
  .map(([file]) => `**/${file}`);

// Tests that were agreed with a company run on its site only.
const specification = join(companyFolder(), 'specification');

export default defineConfig({
  outputDir: '../../test-results',
  fullyParallel: true,
  // Tests mostly wait: on two cores three workers take a twelfth less time than two.
  workers: 3,
  // `.ci/run` repeats a failed test once and names it; `npm test` repeats none.
  retries: process.env.CI ? 1 : 0,
  // Generous, because tests wait for conditions and a shared machine can stall for seconds.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  globalSetup: './support/global-setup.ts',
  use: {
    launchOptions: { executablePath: ensureChromium(), args: chromiumArguments },
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'no-preference' },
  },
  projects: [
    { name: 'product', testDir: '.', testMatch: '*.spec.ts', testIgnore: absent },
    ...(existsSync(specification)
      ? [{ name: 'specification', testDir: specification, testMatch: '*.spec.ts' }]
      : []),
  ],
});
