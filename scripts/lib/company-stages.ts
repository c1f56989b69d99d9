import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { SAMPLE } from '@frontage/contract/company-folder';
import { script, type Stage } from './stages.ts';

// Stages that `npm test`, `npm run test:ci` and `npm run test:long` share.

export const otherSamples = readdirSync('companies').filter((name) => name !== SAMPLE);

/** Makes a folder that is removed when the process ends. */
function createFolder(parent: string): string {
  const folder = mkdtempSync(join(parent, 'frontage-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns a company's build and the stages that test it. Lighthouse needs it `compressed`. */
export function stagesOf(company: string, stages: Stage[], { compressed = false } = {}): Stage[] {
  // Inside the site's folder, because Astro shares one temporary folder among builds to other places.
  const astro = resolve('site/.astro');
  mkdirSync(astro, { recursive: true });
  const place = createFolder(astro);
  const dist = join(place, 'dist');
  const build = {
    ...script('build', 'build'),
    env: {
      SITE_OUT_DIR: dist,
      SITE_CACHE_DIR: join(place, 'cache'),
      SITE_UNCOMPRESSED: compressed ? '' : '1',
    },
  };
  return [build, ...stages].map((stage) => ({
    ...stage,
    name: `${basename(company)}: ${stage.name}`,
    env: { COMPANY: company, SITE_DIR: dist, ...stage.env },
  }));
}

/** Visits all pages of a built site, one of each kind, or the others. */
export const checkStage = (part?: 'kinds' | 'others') =>
  part ? script(`walk over ${part}`, 'check', '--', part) : script('walk', 'check');

/** Browser tests of a built site; the arguments go to Playwright. */
export const journeyTests = (...args: string[]) => script('journeys', 'e2e', '--', ...args);

/**
 * What the first sample lacks (few testimonials, offices, authors, two pages of articles), and the estimate, which each
 * company composes itself. The other journeys are written for the first sample.
 */
export const journeysOfOthers = journeyTests('few-testimonials', 'footer', 'blog', 'estimate');

export const generatedCompanies = (...args: string[]): Stage => ({
  name: 'companies made for a test',
  command: 'playwright',
  args: ['test', '-c', 'site/e2e/companies.config.ts', ...args],
});

/** Tests of a built site without a browser, except those that were agreed with the first sample. */
export const builtFileTests: Stage = {
  name: 'tests of the built files',
  command: 'vitest',
  args: ['run', '--config', 'site/e2e/static.config.ts', 'site/e2e/'],
};

/** Kills, servers with faults, fuzzed bodies: a short series unless FAULTS says otherwise. */
export const faultTests: Stage = {
  name: 'faults',
  command: 'vitest',
  args: ['run', '--config', 'service/test/faults/vitest.config.ts'],
};

export const unitTests = (...names: string[]): Stage => ({
  name: 'unit tests',
  command: 'vitest',
  args: ['run', ...names],
});
