import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';

/** What the service runs with: no sources of the site, no tests, no words of the company but its facts. */
const parts = ['package.json', 'package-lock.json', 'deploy', 'contract', 'service', 'site/dist'];
const leftOut = /\.test\.ts$|[\\/]node_modules$|^service[\\/]test$/;

/** Copies what a release consists of into a folder, where its packages are still to be installed. */
export function stageRelease(folder: string, company: string): void {
  for (const part of parts)
    cpSync(part, join(folder, part), { recursive: true, filter: (path) => !leftOut.test(path) });
  const facts = 'company.yaml';
  cpSync(join(company, facts), join(folder, 'companies', basename(company), facts));
}

// The Dockerfile runs it, with the folder.
const [, , folder] = process.argv;
if (import.meta.main && folder) stageRelease(folder, companyFolder());
