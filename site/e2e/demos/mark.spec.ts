import { testChoices } from '../support/choices.ts';
import { demosOf } from '../support/demos.ts';
import { expect, test } from '../support/test.ts';

for (const { path, band, open } of demosOf('mark')) {
  const { places, heading, legend } = band;
  testChoices({
    ...{ path, open, heading, legend },
    options: places.map(({ name }) => name),
    shows: (name) => name,
  });

  test(`on ${path} the company’s mark is in every place, in a tab at sixteen pixels`, async ({
    page,
  }) => {
    const section = await open(page);
    for (const { place, name } of places) {
      await section.getByRole('radio', { name, exact: true }).check();
      const marks = section.getByRole('group', { name, exact: true }).locator('svg, img');
      await expect(marks.first()).toBeVisible();
      if (place !== 'tab') continue;
      const { width, height } = (await marks.first().boundingBox()) ?? {};
      expect([width, height]).toEqual([16, 16]);
    }
  });
}
