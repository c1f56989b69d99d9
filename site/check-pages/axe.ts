import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  'best-practice',
];

/** What axe finds, a line for each fault. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Legacy mode judges without opening a second tab, which the watched page would report.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
