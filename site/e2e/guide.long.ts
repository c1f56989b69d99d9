import { readGuide } from '../../scripts/guide/read-guide.ts';
import { Website } from '../../scripts/guide/website.ts';
import { test } from './support/test.ts';

// Follows the guide as it is written, in a folder outside the project: docs/guide/README.md.
test.describe.configure({ mode: 'serial' });

let website: Website | undefined;
test.beforeAll(() => {
  website = new Website();
});
test.afterAll(() => website?.close());

for (const step of readGuide())
  test(`step ${step.number} of the guide, “${step.title}”, does what it says`, async ({ page }) => {
    await website?.follow(step, page);
  });
