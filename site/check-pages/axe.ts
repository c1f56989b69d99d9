import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  'best-practice',
];

/** All that another colour scheme can change. */
const colours = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** What axe finds, a line for each fault: of everything, or of the colours alone. */
export async function axeFaults(page: Page, judged: 'all' | 'colours' = 'all'): Promise<string[]> {
  // Legacy mode judges without opening a second tab, which the watched page would report.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const builder = judged === 'all' ? axe.withTags(rules) : axe.withRules(colours);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
