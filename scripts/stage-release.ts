import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';

/** The files that the service needs: no sources of the site, no tests, and of the company only its facts. */
const parts = ['package.json', 'package-lock.json', 'deploy', 'contract', 'service', 'site/dist'];
const leftOut = /\.test\.ts$|[\\/]node_modules$|^service[\\/]test$/;

/** Copies a release into a folder. Its packages are installed later. */
export function stageRelease(folder: string, company: string): void {
  for (const part of parts)
    cpSync(part, join(folder, part), { recursive: true, filter: (path) => !leftOut.test(path) });
  const facts = 'company.yaml';
  cpSync(join(company, facts), join(folder, 'companies', basename(company), facts));
}

// The Dockerfile runs it with the folder.
const [, , folder] = process.argv;
if (import.meta.main && folder) stageRelease(folder, companyFolder());
