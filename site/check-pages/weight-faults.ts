import { type Weight, weighSite } from '../../scripts/weigh.ts';
import type { Finding } from './finding.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const addressOf = (name: string) => (name === 'index' ? '/' : `/${name}`);

/** The heaviest parts of a page, for somebody who wants to make it lighter. */
const heaviest = (weights: Weight[], page: string) =>
  weights
    .filter((one) => one.page === page && !one.what.includes(' '))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map(({ what, bytes }) => `${what} ${kilobytes(bytes)}`)
    .join(', ');

/** Above its limit a page is warned of, from twice the limit on it is an error. */
export function weightFaults(dist: string): Finding[] {
  const { weights } = weighSite(dist);
  return weights
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ page, what, bytes, limit }) => ({
      kind: 'weight',
      severity: bytes >= 2 * limit ? 'error' : 'warning',
      where: addressOf(page),
      what: `${what}: ${kilobytes(bytes)} of ${kilobytes(limit)}; heaviest: ${heaviest(weights, page)}`,
    }));
}
