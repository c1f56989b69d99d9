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

// `npm run test:long`: what takes hours, once a week (.github/workflows/long.yml). It uses one lane, because
// Lighthouse and the faults measure times.

const start = performance.now();
const measured = ['--', '1'];
const results = await runLanes(
  [
    [
      script('build', 'build'),
      script('Lighthouse and delivery', 'bench:site', ...measured),
      ...furtherSamples.flatMap((company) =>
        stagesOf(
          company,
          [
            script('Lighthouse', 'bench:site', ...measured, 'home', 'service', 'article', 'work'),
            builtFiles,
            walk(),
            // The other journeys are written for the first sample.
            journeys('few-testimonials', 'footer', 'blog'),
          ],
          { compressed: true },
        ),
      ),
      madeCompanies(),
      {
        ...unitTests('scripts/first-enquiry', 'scripts/container', 'scripts/deploy'),
        name: 'first enquiry and way back',
        env: { LONG: '1' },
      },
      script('browsers', 'test:browsers', '--', 'long'),
      { ...faults, env: { FAULTS: 'long' } },
    ],
  ],
  { CHROMIUM_PATH: ensureChromium() },
);
conclude(results, start);
