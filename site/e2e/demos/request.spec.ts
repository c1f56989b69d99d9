import { testChoices } from '../support/choices.ts';
import { demosOf } from '../support/demos.ts';
import { expect, test } from '../support/test.ts';

for (const { path, band, open } of demosOf('request')) {
  const { exchanges, heading, legend } = band;
  const statusOf = (name: string) => exchanges.find((one) => one.name === name)?.status ?? '';

  testChoices({
    ...{ path, open, heading, legend },
    options: exchanges.map(({ name }) => name),
    shows: (name) => `${name}: ${statusOf(name)}`,
  });

  test(`on ${path} each request stands with its answer, letter by letter`, async ({ page }) => {
    const section = await open(page);
    for (const { name, status, request, response } of exchanges) {
      await section.getByRole('radio', { name, exact: true }).check();
      const exchange = section.getByRole('group', { name: `${name}: ${status}` });
      await expect(exchange.locator('code')).toHaveText([request.trim(), response.trim()]);
    }
  });
}
