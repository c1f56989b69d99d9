import { join } from 'node:path';
import { readCompanyFacts } from '@frontage/contract/company-facts';
import { expect, test } from 'vitest';
import { checkCompany } from '../site/check-company/company.ts';
import { report } from '../site/check-company/messages.ts';
import { languageSetProblems } from '../site/check-company/languages.ts';
import { moveIn } from './move-in.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

test('the company that moves in has no problems in its folder', async () => {
  const folder = join(temporaryFolder(), 'halden');
  moveIn(folder);
  const { languages } = readCompanyFacts(folder);
  const faults = [...languageSetProblems(folder, languages), ...(await checkCompany(folder))];
  expect(faults, report(folder, faults)).toEqual([]);
});
