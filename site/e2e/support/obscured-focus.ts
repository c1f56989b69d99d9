/**
 * Runs in the page, in any browser. Returns a line if something fixed (a header, a bar) covers the focused element,
 * even partly: WCAG 2.2, 2.4.12. Lines without height, and what the pointer passes through, cover nothing.
 */
export function obscuredFocus(): string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent?.trim() || element.getAttribute('name') || element.className).slice(0, 40)}”`;

  return [...focused.getClientRects()].flatMap((box) =>
    [...document.querySelectorAll('body *')].flatMap((cover) => {
      if (cover.contains(focused) || focused.contains(cover)) return [];
      if (!/fixed|sticky/.test(getComputedStyle(cover).position)) return [];
      const coverBox = cover.getBoundingClientRect();
      const left = Math.max(box.left, coverBox.left);
      const right = Math.min(box.right, coverBox.right);
      const top = Math.max(box.top, coverBox.top);
      const bottom = Math.min(box.bottom, coverBox.bottom);
      // Layout uses fractions of a pixel.
      if (right - left < 0.5 || bottom - top < 0.5) return [];
      const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!onTop || !cover.contains(onTop)) return [];
      return [`${name(focused)} lies ${(bottom - top).toFixed(0)}px under ${name(cover)}`];
    }),
  );
}
