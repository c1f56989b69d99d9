import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  'best-practice',
];

/** Returns a line for each problem that axe finds. contrast.ts checks contrast, and covers more. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Legacy mode opens no second tab, which the watched page would report.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    runOnly: rules,
    rules: { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: false } },
    // Passed rules take longer to write down than to judge.
    resultTypes: ['violations'],
    preload: false,
  });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
