import { everyRoute } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

/** Where two words of different elements touch in one line: 'code?Write'. */
function gluedWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  let before: Text | undefined;
  const inline = (element: Element) => /^(inline|contents)/.test(getComputedStyle(element).display);
  /** Whether only inline boxes are between two texts. */
  const oneLine = (a: Text, b: Text) => {
    const range = new Range();
    range.setStartAfter(a);
    range.setEndBefore(b);
    const shared = range.commonAncestorContainer;
    const between = (text: Text) => {
      for (let at = text.parentElement; at && at !== shared; at = at.parentElement)
        if (!inline(at)) return false;
      return true;
    };
    const breaks = range.cloneContents().querySelector('br, img, svg, input, hr');
    return !breaks && between(a) && between(b);
  };
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    // Code is coloured in pieces, and one word may be: what is not shown glues nothing. The number of a
    // footnote belongs where it stands.
    if (!parent?.checkVisibility()) continue;
    if (parent.closest('pre, script, style, noscript, svg, sup')) continue;
    if (!text.data) continue;
    if (before && before.parentElement !== parent && oneLine(before, text)) {
      const joint = `${before.data.slice(-24)}|${text.data.slice(0, 24)}`;
      if (/[\p{L}\p{N}.,:;!?)]\|[\p{L}\p{N}(]/u.test(joint)) faults.push(joint);
    }
    before = text;
  }
  return faults;
}

test('no two words run together when a page is copied or read aloud', async ({ page, watched }) => {
  test.slow();
  watched.errors.push(/status of 404/);
  const faults: string[] = [];
  for (const path of [...everyRoute.map(({ path }) => path), '/enquiry-failed', '/nothing-here']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const fault of await page.evaluate(gluedWords)) faults.push(`${path}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
