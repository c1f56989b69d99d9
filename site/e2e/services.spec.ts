import { services, technologies } from '../../test/content.ts';
import { expect, test } from './support/test.ts';

const namesOf = (group: 'stack' | 'testing') =>
  technologies.filter((one) => one.group === group).map(({ name }) => name);

const grids = { stack: 'tech-stack', testing: 'testing-tools' };

for (const { slug, otherNames = [], bands, ...shows } of services) {
  test(`${slug} shows the technologies, testing tools, steps and cards of its content`, async ({
    page,
  }) => {
    for (const name of [slug, ...otherNames]) {
      await page.goto(`/services/${name}`);
      for (const [group, shown] of [
        ['stack', shows.techStack],
        ['testing', shows.testingTools],
      ] as const) {
        const grid = page.locator(`section[aria-labelledby="${grids[group]}"]`);
        await expect(grid, group).toHaveCount(shown ? 1 : 0);
        if (shown) await expect(grid.getByRole('listitem')).toHaveText(namesOf(group));
      }
      const processes = bands.filter((band) => band.kind === 'process');
      const steps = processes.flatMap((band) => band.steps.map(({ name }) => name));
      await expect(page.locator('ol.stations > li h3')).toHaveText(steps);
      for (const band of bands)
        if (band.kind === 'cards')
          for (const { title } of band.cards)
            await expect(
              page.locator('main').getByRole('heading', { name: title, exact: true }).first(),
            ).toBeVisible();
    }
  });
}

test('no cell of the facts is empty, however many there are', async ({ page }) => {
  const odd = services.find(({ facts }) => facts.length % 2 === 1) ?? services[0];
  await page.goto(`/services/${odd?.slug}`);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const block = page.locator('.title-block').first();
    const area = (part: Element) => part.clientWidth * part.clientHeight;
    const cells = await block
      .locator('> div')
      .evaluateAll((all) => all.map(({ clientWidth, clientHeight }) => clientWidth * clientHeight));
    const filled = cells.reduce((sum, cell) => sum + cell, 0);
    // The rest is divider lines.
    expect(filled / (await block.evaluate(area)), `${width} wide`).toBeGreaterThan(0.95);
  }
});
