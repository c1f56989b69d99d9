import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  'best-practice',
];

/** What axe finds, a line for each problem. Contrast is left to contrast.ts, which looks at more. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Legacy mode judges without opening a second tab, which the watched page would report.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    runOnly: rules,
    rules: { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: false } },
    // What it passes takes longer to write down than to judge.
    resultTypes: ['violations'],
    preload: false,
  });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
