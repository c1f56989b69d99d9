import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { ElementContext, AxeResults, RunOptions } from 'axe-core';

/** The minified script, because it is sent to every page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** contrast.ts and small-targets.ts replace the first three; the last one only asks for a manual check. */
const DISABLED_RULES = [
  'color-contrast',
  'color-contrast-enhanced',
  'target-size',
  'hidden-content',
];

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: Object.fromEntries(DISABLED_RULES.map((rule) => [rule, { enabled: false }])),
  // Reporting the passed rules would take longer than checking them.
  resultTypes: ['violations'],
  preload: false,
};

type Axe = { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };

/** Returns a line for each problem that axe finds. */
export async function axeProblems(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const violations = await page.evaluate(async (how) => {
    const { violations } = await (Reflect.get(window, 'axe') as Axe).run(document, how);
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
    }));
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
