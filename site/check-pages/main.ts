import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { buildSite } from '../../scripts/build-site.ts';
import { routes } from '../e2e/support/routes.ts';
import { startService } from '../e2e/support/service.ts';
import { type Finding, report } from './finding.ts';
import { type Stop, walkSite } from './walk-site.ts';
import { weightFaults } from './weight-faults.ts';

// `npm run check`: what an owner has to know before the site is shown to anybody, for the company that is
// set. It builds into a folder of its own, or into SITE_OUT_DIR, serves that on this machine alone and looks at every page.

const lost = ['/nothing-here', '/industry/nothing', '/blog/nothing'];

const stops: Stop[] = [
  ...routes.map(({ path }) => ({ path, status: 200 }) as const),
  ...lost.map((path) => ({ path, status: 404 }) as const),
];

async function buildAndWalk(folder: string): Promise<Finding[]> {
  const dist = process.env.SITE_OUT_DIR ?? join(folder, 'dist');
  try {
    await buildSite({ SITE_OUT_DIR: dist, SITE_CACHE_DIR: join(folder, 'cache') });
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    // Here the build's own words are the report: they name file and line.
    console.error(what);
    return [
      {
        kind: 'content',
        severity: 'error',
        where: companyFolder(),
        what: 'the site does not build',
      },
    ];
  }
  const service = await startService({ env: { SITE_DIR: dist } });
  try {
    return [...(await walkSite(service.url, stops)), ...weightFaults(dist)];
  } finally {
    await service.stop();
  }
}

const start = performance.now();
const company = companyFolder();
console.log(`Checking ${company}: ${stops.length} pages. This takes up to three minutes.\n`);
const folder = mkdtempSync(join(tmpdir(), 'frontage-check-'));
let faults: Finding[] = [];
try {
  faults = await buildAndWalk(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (faults.length > 0) console.log(report(faults));
const count = (severity: Finding['severity']) =>
  faults.filter((fault) => fault.severity === severity).length;
const seconds = ((performance.now() - start) / 1000).toFixed(0);
const counted = (severity: Finding['severity']) =>
  `${count(severity)} ${severity}${count(severity) === 1 ? '' : 's'}`;
console.log(`${counted('error')}, ${counted('warning')} on ${stops.length} pages, in ${seconds} s`);
process.exitCode = count('error') > 0 ? 1 : 0;
