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

// `npm run test:long`: what takes more than an hour, once a week (.github/workflows/long.yml). It uses one lane and needs a
// quiet machine, because Lighthouse and the deployment measure times.

const start = performance.now();
const results = await runLanes(
  [
    [
      script('build', 'build'),
      script('Lighthouse', 'bench:site'),
      ...otherSamples.flatMap((company) =>
        stagesOf(
          company,
          [script('Lighthouse', 'bench:site'), builtFileTests, checkStage(), journeysOfOthers],
          { compressed: true },
        ),
      ),
      generatedCompanies(),
      {
        ...unitTests('scripts/first-enquiry', 'scripts/container', 'scripts/deploy'),
        name: 'first enquiry and way back',
        env: { LONG: '1' },
      },
      script('browsers', 'test:browsers', '--', 'long'),
      { ...faultTests, env: { FAULTS: 'long' } },
    ],
  ],
  { CHROMIUM_PATH: ensureChromium() },
);
conclude(results, start);
