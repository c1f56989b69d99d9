import { measure, type PageBytes } from '../../src/lib/measure-page.ts';
import { builtPages } from './built-links.ts';
import type { Problem } from './problem.ts';

/** What a page may weigh at load without its photographs, in brotli bytes. */
const LIMIT = 130_000;

/** Good enough to tell that a page is light: few are near the limit. */
const QUICK = 4;

const sum = (bytes: PageBytes) => Object.values(bytes).reduce((total, one) => total + one, 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The built pages that weigh more than a visitor on a slow line should wait for. */
export function weightProblems(dist: string): Problem[] {
  return builtPages(dist).flatMap(({ file, path }): Problem[] => {
    if (sum(measure(dist, file, QUICK)) <= LIMIT) return [];
    const exact = measure(dist, file);
    const total = sum(exact);
    if (total <= LIMIT) return [];
    const parts = Object.entries(exact).sort(([, a], [, b]) => b - a);
    const heaviest = parts.map(([what, bytes]) => `${what} ${kilobytes(bytes)}`).join(', ');
    const what = `${kilobytes(total)} of ${kilobytes(LIMIT)}: ${heaviest}`;
    return [{ kind: 'weight', where: path, what }];
  });
}
