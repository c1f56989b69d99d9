import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { buildSite } from '../../scripts/build-site.ts';
import { everyRoute } from '../../test/routes.ts';
import { startService } from '../../test/service.ts';
import { type CrawledPage, crawlSite } from './crawl-site.ts';
import { faintLogo } from '../check-company/faint-logo.ts';
import { type Finding, report } from './finding.ts';
import { weightFaults } from './weight-faults.ts';

// `npm run check`: what an owner has to know before anybody sees the site of the company in COMPANY. It
// builds into its own folder, or into SITE_OUT_DIR, serves that on this machine only, and examines every
// page.

const unknown = ['/nothing-here', '/industry/nothing', '/blog/nothing'];

const pages: CrawledPage[] = [
  ...everyRoute.map(({ path }) => ({ path, status: 200 }) as const),
  ...unknown.map((path) => ({ path, status: 404 }) as const),
];

async function buildAndCrawl(folder: string): Promise<Finding[]> {
  const dist = process.env.SITE_OUT_DIR ?? join(folder, 'dist');
  try {
    await buildSite({ SITE_OUT_DIR: dist, SITE_CACHE_DIR: join(folder, 'cache') });
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    // Here the message of the build is the report: it names file and line.
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
    return [
      ...(await crawlSite(service.url, pages)),
      ...weightFaults(dist),
      ...(await logoFaults(companyFolder())),
    ];
  } finally {
    await service.stop();
  }
}

async function logoFaults(folder: string): Promise<Finding[]> {
  const what = await faintLogo(folder);
  const where = relative('.', join(folder, 'brand/logo.svg'));
  return what === undefined ? [] : [{ kind: 'logo', severity: 'warning', where, what }];
}

const start = performance.now();
const company = companyFolder();
console.log(`Checking ${company}: ${pages.length} pages. This takes up to three minutes.\n`);
const folder = mkdtempSync(join(tmpdir(), 'frontage-check-'));
let faults: Finding[] = [];
try {
  faults = await buildAndCrawl(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (faults.length > 0) console.log(report(faults));
const count = (severity: Finding['severity']) =>
  faults.filter((fault) => fault.severity === severity).length;
const seconds = ((performance.now() - start) / 1000).toFixed(0);
const counted = (severity: Finding['severity']) =>
  `${count(severity)} ${severity}${count(severity) === 1 ? '' : 's'}`;
console.log(`${counted('error')}, ${counted('warning')} on ${pages.length} pages, in ${seconds} s`);
process.exitCode = count('error') > 0 ? 1 : 0;
