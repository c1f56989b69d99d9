import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Licenses that an agency's website can comply with, also for packages that only build or test. */
const accepted =
  /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC-BY-[34]\.0|CC0-1\.0|ISC|LGPL-3\.0-or-later|MIT(-0)?|MPL-2\.0|OFL-1\.1|PSF-2\.0|Python-2\.0|Unlicense|WTFPL|Zlib)$/;

/** Whether accepted licenses satisfy an SPDX expression. */
function isAccepted(expression: string): boolean {
  const inner = expression.replace(/^\(|\)$/g, '');
  if (inner.includes(' OR ')) return inner.split(' OR ').some(isAccepted);
  return inner.split(' AND ').every((license) => accepted.test(license));
}

test('the license of every package is one that can be complied with', () => {
  const lock = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as {
    packages: Record<string, { license?: string; link?: boolean }>;
  };
  const refused = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, { license = 'none' }]) => !isAccepted(license))
    .map(([path, { license }]) => `${path}: ${license}`);
  expect(refused).toEqual([]);
});
