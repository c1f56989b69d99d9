import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCompany } from '../site/check-company/company.ts';
import { checkContrast } from '../site/check-company/contrast.ts';
import { report } from '../site/check-company/fault.ts';
import { moveIn } from './move-in.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

test('the company that moves in has no faults in its folder', async () => {
  const folder = join(temporaryFolder(), 'halden');
  moveIn(folder);
  const themes = [join(import.meta.dirname, '../site/src/styles'), join(folder, 'brand')];
  const faults = [
    ...(await checkCompany(folder)),
    ...checkContrast(themes.map((place) => join(place, 'theme.css'))),
  ];
  expect(faults, report(folder, faults)).toEqual([]);
});
