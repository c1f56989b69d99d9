import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe without its comments: every page reads it anew. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

const rules = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  'best-practice',
];

const leftOut = ['color-contrast', 'color-contrast-enhanced', 'target-size'];

/** Returns a line for each problem that axe finds. contrast.ts and small-targets.ts cover more than the rules left out. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Legacy mode opens no second tab, which the watched page would report.
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode().options({
    runOnly: rules,
    rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
    // Passed rules take longer to write down than to judge.
    resultTypes: ['violations'],
    preload: false,
  });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
