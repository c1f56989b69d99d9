/**
 * Runs in the page: places where two words of different elements touch in one line, as in `code?Write`. They run
 * together when the page is copied or read aloud.
 */
export function gluedWords(): string[] {
  const found: string[] = [];
  const inline = (element: Element) => /^(inline|contents)/.test(getComputedStyle(element).display);
  /** Whether only inline boxes lie between two texts. */
  const inOneLine = (a: Text, b: Text) => {
    const range = new Range();
    range.setStartAfter(a);
    range.setEndBefore(b);
    const shared = range.commonAncestorContainer;
    const between = (text: Text) => {
      for (let at = text.parentElement; at && at !== shared; at = at.parentElement)
        if (!inline(at)) return false;
      return true;
    };
    return (
      !range.cloneContents().querySelector('br, img, svg, input, hr') && between(a) && between(b)
    );
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let before: Text | undefined;
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!text.data || !parent?.checkVisibility()) continue;
    // Highlighted code is in pieces, and the number of a footnote belongs to the word before it.
    if (parent.closest('pre, script, style, noscript, svg, sup')) continue;
    const joint = `${before?.data.slice(-24) ?? ''}|${text.data.slice(0, 24)}`;
    if (
      before &&
      before.parentElement !== parent &&
      /[\p{L}\p{N}.,:;!?)]\|[\p{L}\p{N}(]/u.test(joint) &&
      inOneLine(before, text)
    )
      found.push(joint);
    before = text;
  }
  return found;
}
