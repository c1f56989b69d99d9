import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from '../src/lib/measure-page.ts';
import type { Finding } from './finding.ts';

/** What a page may weigh at load without its photographs, in brotli bytes. */
const LIMIT = 130_000;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The built pages that weigh more than a visitor on a slow line should wait for. */
export function weightFaults(dist: string): Finding[] {
  return readdirSync(join(dist), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file): Finding[] => {
      const parts = Object.entries(measure(dist, file)).sort(([, a], [, b]) => b - a);
      const total = parts.reduce((sum, [, bytes]) => sum + bytes, 0);
      if (total <= LIMIT) return [];
      const heaviest = parts.map(([what, bytes]) => `${what} ${kilobytes(bytes)}`).join(', ');
      const where = `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`;
      const what = `${kilobytes(total)} of ${kilobytes(LIMIT)}: ${heaviest}`;
      return [{ kind: 'weight', severity: 'error', where, what }];
    });
}
