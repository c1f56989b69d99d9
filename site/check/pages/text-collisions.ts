/**
 * Runs in the page. Finds a page that scrolls sideways, clipped text, and overlapping texts: WCAG 2.2, 1.4.10 and
 * 1.4.12. Scrolling areas, words in drawings and words for screen readers are no problems; neither is what stays at the
 * lower edge while the page scrolls.
 */
export function findTextCollisions(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    found.push(`the page is ${root.scrollWidth}px wide of ${root.clientWidth}px`);

  type Piece = { block: Element; words: string; box: DOMRect };
  const pieces: Piece[] = [];
  const blockOf = (element: Element): Element => {
    let ancestor = element;
    while (getComputedStyle(ancestor).display === 'inline' && ancestor.parentElement)
      ancestor = ancestor.parentElement;
    return ancestor;
  };

  /**
   * Visible to screen readers only at this width, as with `sr-only`, or shown over the page, which scrolls behind it, or
   * in a picture that fades out because only its top is shown.
   */
  const isApart = (element: Element): boolean => {
    const { clipPath, maskImage, position, bottom } = getComputedStyle(element);
    return (
      clipPath === 'inset(50%)' ||
      maskImage !== 'none' ||
      (position === 'sticky' && bottom === '0px') ||
      (element.parentElement !== null && isApart(element.parentElement))
    );
  };

  /** Where an element's text is visible; undefined if it can be scrolled into view. */
  function visibleArea(element: Element): DOMRect | undefined {
    let { left, top, right, bottom } = new DOMRect(0, -1e6, root.clientWidth, 2e6);
    for (
      let ancestor: Element | null = element;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const { overflowX, overflowY, position } = getComputedStyle(ancestor);
      if (/auto|scroll/.test(overflowX + overflowY)) return undefined;
      const box = ancestor.getBoundingClientRect();
      if (overflowX !== 'visible')
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== 'visible')
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (position === 'fixed') break;
    }
    return new DOMRect(left, top, right - left, bottom - top);
  }

  /** Where letters can be in a line box, whose height depends on the font: up to 1.7 of its size. */
  function letters(box: DOMRect, element: Element): DOMRect {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const spare = Math.max(0, box.height - 1.25 * size) / 2;
    return new DOMRect(box.x, box.y + spare, box.width, box.height - 2 * spare);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const element = text.parentElement;
    const words = text.textContent?.trim().slice(0, 60);
    const seen = { opacityProperty: true, visibilityProperty: true };
    if (!words || !element?.checkVisibility(seen)) continue;
    if (element.closest('svg, noscript, .testimonials') || isApart(element)) continue;
    const area = visibleArea(element);
    if (!area) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const cut = Math.max(
        area.left - box.left,
        box.right - area.right,
        // The space above and below the letters may be clipped, letters may not.
        area.top - box.top - box.height / 5,
        box.bottom - area.bottom - box.height / 5,
      );
      if (cut > 1) found.push(`cut by ${cut.toFixed(0)}px: ${words}`);
      pieces.push({ block: blockOf(element), words, box: letters(box, element) });
    }
  }

  pieces.sort((piece, other) => piece.box.top - other.box.top);
  for (const [index, piece] of pieces.entries())
    for (const other of pieces.slice(index + 1)) {
      if (other.box.top > piece.box.bottom - 4) break;
      if (piece.block === other.block) continue;
      const across =
        Math.min(piece.box.right, other.box.right) - Math.max(piece.box.left, other.box.left);
      const down = Math.min(piece.box.bottom, other.box.bottom) - other.box.top;
      if (across > 2 && down > 4) found.push(`over each other: ${piece.words} / ${other.words}`);
    }
  return [...new Set(found)];
}
