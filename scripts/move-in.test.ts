import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkCompany } from '../site/check-company/company.ts';
import { checkContrast } from '../site/check-company/contrast.ts';
import { report } from '../site/check-company/fault.ts';
import { moveIn } from './move-in.ts';

test('a company that moves in leaves no fault in its folder', async () => {
  const place = mkdtempSync(join(tmpdir(), 'move-in-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const folder = join(place, 'halden');
  moveIn(folder);
  const themes = [join(import.meta.dirname, '../site/src/styles'), join(folder, 'brand')];
  const faults = [
    ...(await checkCompany(folder)),
    ...checkContrast(themes.map((place) => join(place, 'theme.css'))),
  ];
  expect(faults, report(folder, faults)).toEqual([]);
});
