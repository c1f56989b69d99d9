import { ensureChromium } from './lib/browser.ts';
import {
  builtFileTests,
  faultTests,
  otherSamples,
  journeysOfOthers,
  generatedCompanies,
  stagesOf,
  unitTests,
  checkStage,
} from './lib/company-stages.ts';
import { conclude, runLanes, script } from './lib/stages.ts';

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
      { ...checkStage('others'), env: { SITE_DIR: 'site/dist' } },
      ...otherSamples.flatMap((company) =>
        stagesOf(company, [
          builtFileTests,
          unitTests(...readers),
          checkStage('kinds'),
          journeysOfOthers,
        ]),
      ),
    ],
    [generatedCompanies('--project=short')],
    [
      faultTests,
      script('WebKit', 'test:browsers', '--', 'webkit'),
      script('Firefox', 'test:browsers', '--', 'firefox'),
    ],
  ],
  { CHROMIUM_PATH: ensureChromium() },
);
conclude(results, start);
