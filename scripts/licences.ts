import { readFileSync } from 'node:fs';

// `npm run licences`: compares the licence of every installed package with those that an agency's website can
// comply with. Packages that only build or test are included.

const accepted = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];

type Lock = { packages: Record<string, { license?: string; link?: boolean; version?: string }> };

/** Whether an SPDX expression can be met with accepted licences. */
export function isAccepted(expression: string): boolean {
  const inner = expression.replace(/^\(|\)$/g, '');
  if (inner.includes(' OR ')) return inner.split(' OR ').some(isAccepted);
  if (inner.includes(' AND ')) return inner.split(' AND ').every(isAccepted);
  return accepted.includes(inner);
}

if (import.meta.main) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const counts = new Map<string, number>();
  const refused: string[] = [];
  for (const [path, { license = 'none stated', link, version }] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || link) continue;
    counts.set(license, (counts.get(license) ?? 0) + 1);
    if (!isAccepted(license)) refused.push(`${path} ${version}: ${license}`);
  }
  for (const [license, count] of [...counts].sort((a, b) => b[1] - a[1])) {
    console.log(`${String(count).padStart(5)}  ${license}`);
  }
  for (const line of refused) console.error(`Not accepted: ${line}`);
  process.exit(refused.length > 0 ? 1 : 0);
}
