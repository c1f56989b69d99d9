import { ensureChromium } from './browser.ts';
import {
  builtFiles,
  faults,
  furtherSamples,
  journeys,
  madeCompanies,
  stagesOf,
  unitTests,
  walk,
} from './company-stages.ts';
import { conclude, runLanes, script } from './stages.ts';

// `npm run test:ci`: what `.ci/run` adds to `npm test`. It tests the site that `npm test` has built.

/** Unit tests that read the company in COMPANY. */
const readers = [
  'contract/src/company-facts',
  'site/src/bands/people',
  'site/src/sections/around-pages',
];

const start = performance.now();
const results = await runLanes(
  [
    [
      { ...walk('others'), env: { SITE_DIR: 'site/dist' } },
      ...furtherSamples.flatMap((company) =>
        stagesOf(company, [
          builtFiles,
          unitTests(...readers),
          walk('kinds'),
          // What the first sample lacks: few testimonials, offices, authors, two pages of articles.
          journeys('few-testimonials', 'footer', 'blog'),
        ]),
      ),
      script('WebKit', 'test:browsers', '--', 'webkit'),
    ],
    [faults, madeCompanies('--project=short'), script('Firefox', 'test:browsers', '--', 'firefox')],
  ],
  { CHROMIUM_PATH: ensureChromium() },
);
conclude(results, start);
