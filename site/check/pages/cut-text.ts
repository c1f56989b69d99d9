/**
 * Runs in the page: text that reaches past the left or the right edge of the window, where nothing
 * scrolls that could bring it in. A clipped section hides such a problem from the page's width.
 */
export function cutText(): string[] {
  const scrolls = (element: Element | null): boolean => {
    for (let at = element; at; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if (['auto', 'scroll', 'hidden'].includes(overflowX)) return true;
      if (at.matches('svg, [aria-hidden="true"], .sr-only')) return true;
    }
    return false;
  };
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0 || (left >= -1 && right <= innerWidth + 1)) continue;
    if (!scrolls(text.parentElement)) found.push(text.textContent.trim().slice(0, 60));
  }
  return found;
}
