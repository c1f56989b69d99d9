import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { shown } from './launch-check/company-texts.ts';
import { wrongCounts } from './launch-check/counts.ts';
import { foreignWords } from './launch-check/other-companies.ts';
import { picturesWithoutRights } from './launch-check/rights.ts';
import { stillSample } from './launch-check/samples.ts';

// Lists what an owner has to replace or correct before the launch. Exits with 1 while there is anything.

/** Settings whose default reaches nobody, or counts all visitors as one. */
export function unsetIn(env: Record<string, string | undefined>): string[] {
  const needed = {
    PUBLIC_ORIGIN: 'the address of the site, for links in search results and share cards',
    SMTP_URL: 'the mail server; until then enquiries stay in data/mail',
    MAIL_FROM: 'the address that enquiries are sent from',
    MAIL_TO: 'the mailbox that enquiries go to',
    TRUST_PROXY:
      "the addresses of your proxies, or 'false' when there is none; until then all visitors behind a proxy share one limit",
  };
  return Object.entries(needed)
    .filter(([name]) => !env[name])
    .map(([name, what]) => `${name}: ${what}`);
}

function print(title: string, lines: string[]) {
  console.log(`${title}: ${lines.length === 0 ? 'nothing' : lines.length}`);
  for (const line of lines) console.log(`  ${line}`);
}

if (import.meta.main) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const folder = companyFolder();
  const unset = unsetIn(process.env);
  const findings = {
    'Still sample': stillSample(folder),
    'Not true any more': wrongCounts(folder),
    'Not your own words': foreignWords(folder, join(import.meta.dirname, '../companies')),
    'Pictures without rights noted': picturesWithoutRights(folder),
  };
  for (const [title, found] of Object.entries(findings))
    print(
      title,
      found.map((finding) => shown(folder, finding)),
    );
  print('Still at a default that is not enough in public', unset);
  process.exit([unset, ...Object.values(findings)].flat().length > 0 ? 1 : 0);
}
