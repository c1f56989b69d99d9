import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hydratesOncePainted, measure, type PageBytes } from './measure-page.ts';
import { builtPages } from './built-links.ts';
import type { PageProblem } from './problem.ts';

/**
 * The most a page may weigh at load without its photographs, in brotli bytes; a page with a form in its first view
 * has React.
 */
const limits = { page: 105_000, interactive: 145_000 };

/** A quick, slightly larger compression, since few pages are near the limit. */
const QUICK_QUALITY = 4;

const totalBytes = (bytes: PageBytes) =>
  Object.values(bytes).reduce((total, one) => total + one, 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** A style sheet, or a script that is neither a module nor asynchronous, blocks the first paint. */
const BLOCKING_REQUEST =
  /<link\b[^>]*\srel="stylesheet"[^>]*>|<script\b(?![^>]*\s(?:async|defer|type="module"))[^>]*\ssrc=[^>]*>/g;

/**
 * Finds built pages that make visitors on a slow line wait: too heavy, or with several requests before the first
 * paint.
 */
export function weightProblems(dist: string): PageProblem[] {
  return builtPages(dist).flatMap(({ file, path }): PageProblem[] => {
    const html = readFileSync(join(dist, file), 'utf8');
    const problem = (message: string): PageProblem => ({
      kind: 'weight',
      location: path,
      message,
    });
    const requests = html.match(BLOCKING_REQUEST)?.length ?? 0;
    const blockingProblems =
      requests > 1 ? [problem(`${requests} requests block the first paint, at most 1`)] : [];
    const limit = hydratesOncePainted(html) ? limits.interactive : limits.page;
    if (totalBytes(measure(dist, file, QUICK_QUALITY)) <= limit) return blockingProblems;
    const exact = measure(dist, file);
    const total = totalBytes(exact);
    if (total <= limit) return blockingProblems;
    const parts = Object.entries(exact).sort(([, a], [, b]) => b - a);
    const heaviest = parts.map(([what, bytes]) => `${what} ${kilobytes(bytes)}`).join(', ');
    return [
      ...blockingProblems,
      problem(`${kilobytes(total)} of ${kilobytes(limit)}: ${heaviest}`),
    ];
  });
}
