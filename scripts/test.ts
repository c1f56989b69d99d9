import { ensureChromium } from './lib/browser.ts';
import { checkStage, journeyTests, unitTests } from './lib/company-stages.ts';
import { conclude, runLanes, script } from './lib/stages.ts';

// `npm test`: tests the project in a few minutes. `.ci/run` adds what takes longer.

const start = performance.now();
const env = { CHROMIUM_PATH: ensureChromium() };

const results = await runLanes(
  [
    [
      // Compression takes most of a build's time, and these tests need only the pages.
      { ...script('build', 'build'), env: { SITE_UNCOMPRESSED: '1' } },
      {
        name: 'tests of the built files',
        command: 'vitest',
        args: ['run', '--config', 'site/e2e/static.config.ts'],
      },
      {
        ...checkStage('kinds'),
        env: { SITE_DIR: 'site/dist' },
      },
      journeyTests(),
    ],
    [
      {
        name: 'format',
        command: 'prettier',
        args: ['--check', '--cache', '--log-level', 'warn', '.'],
      },
      script('lint', 'lint'),
      script('types', 'types'),
      script('types of the site', 'check', '-w', 'site'),
      { name: 'unused code', command: 'knip', args: [] },
      unitTests(),
    ],
  ],
  env,
);
conclude(results, start);
