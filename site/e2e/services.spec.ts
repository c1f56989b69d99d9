import { services, technologies } from '../../test/content.ts';
import { expect, test } from './support/test.ts';

const namesOf = (group: 'stack' | 'testing') =>
  technologies.filter((one) => one.group === group).map(({ name }) => name);

const grids = { stack: 'tech-stack', testing: 'testing-tools' };

test('each service shows the technologies, testing tools, steps and cards of its content', async ({
  page,
}) => {
  test.slow();
  for (const { slug, bands, ...shows } of services) {
    await page.goto(`/services/${slug}`);
    for (const [group, shown] of [
      ['stack', shows.techStack],
      ['testing', shows.testingTools],
    ] as const) {
      const grid = page.locator(`section[aria-labelledby="${grids[group]}"]`);
      await expect.soft(grid, `${slug}: ${group}`).toHaveCount(shown ? 1 : 0);
      if (shown) await expect.soft(grid.getByRole('listitem'), slug).toHaveText(namesOf(group));
    }
    const processes = bands.filter((band) => band.kind === 'process');
    const steps = processes.flatMap((band) => band.steps.map(({ name }) => name));
    await expect.soft(page.locator('ol.stations > li h3'), slug).toHaveText(steps);
    const titles = bands.flatMap((band) => (band.kind === 'cards' ? band.cards : []));
    const headings = await page.locator('main').getByRole('heading').allTextContents();
    for (const { title } of titles) expect.soft(headings, slug).toContain(title);
  }
});
