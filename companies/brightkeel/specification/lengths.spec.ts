import { pageHeight } from '../../../site/e2e/support/page-height.ts';
import { industries, services } from '../../../test/routes.ts';
import { expect, test } from '../../../site/e2e/support/test.ts';

/** What a thumb scrolls on a phone before somebody gives up, in pixels. */
const LONGEST = 9000;

// Home, the lists and the pages of its own: words.spec.ts. Articles, cases and the law are read from the first
// word to the last.

const paths = (pages: { path: string }[]) => pages.map(({ path }) => path);

const kinds = {
  services: paths(services),
  industries: paths(industries),
  company: ['/about', '/contact', '/thank-you'],
};

test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, pages] of Object.entries(kinds)) {
  test(`no page of the ${kind} is longer than ${LONGEST} pixels on a phone`, async ({ page }) => {
    test.slow();
    const long: string[] = [];
    for (const path of pages) {
      await page.goto(path);
      const height = await pageHeight(page);
      if (height > LONGEST) long.push(`${path}: ${height}`);
    }
    expect(long).toEqual([]);
  });
}
