import { kinds, kindsInOthers } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';
import { textCollisions } from './support/text-collisions.ts';

test.use({
  viewport: { width: 320, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});
test.beforeEach(({ watched }) => void watched.errors.push(/status of 404/));

/** Runs in the page: a reader's own spacing, as WCAG 2.2, 1.4.12 says it. */
function spaceTextOut() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets.push(sheet);
  for (const fold of document.querySelectorAll('main details')) fold.toggleAttribute('open', true);
}

for (const path of [...kinds, ...kindsInOthers]) {
  test(`${path} takes wide text spacing at 320px: nothing scrolls sideways, is cut or overlaps`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(spaceTextOut);
    expect(await page.evaluate(textCollisions)).toEqual([]);
  });
}

test('the check finds cut and overlapping text', async ({ page }) => {
  await page.goto('/thank-you');
  await page.evaluate(() => {
    const [first, second] = ['a word behind an edge', 'a word over a word'].map((words) => {
      const line = document.createElement('p');
      line.textContent = words;
      document.querySelector('main')?.append(line);
      return line;
    });
    first?.style.setProperty('margin-inline-start', '-2rem');
    second?.style.setProperty('margin-block-start', '-1.2em');
  });
  expect(await page.evaluate(textCollisions)).toEqual([
    'cut by 32px: a word behind an edge',
    'over each other: a word behind an edge / a word over a word',
  ]);
});
