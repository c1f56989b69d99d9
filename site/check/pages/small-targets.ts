/**
 * Runs in the page. Finds targets smaller than `minSize` CSS pixels in either direction, except links in a line of
 * words (WCAG 2.2, 2.5.8) and invisible ones.
 */
export function findSmallTargets(minSize: number): string[] {
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const how = { opacityProperty: true, visibilityProperty: true };
    return width > 1 && height > 1 && element.checkVisibility(how);
  };

  /** Whether words beside a link in its line determine its height. */
  const isInText = (link: Element) =>
    getComputedStyle(link).display === 'inline' &&
    link.parentElement?.textContent?.trim() !== link.textContent?.trim();

  /** The area of a checkbox or radio button is that of its label; that of a card's link is the card's. */
  const areaOf = (target: Element): DOMRect => {
    const label = target.matches('[type="checkbox"], [type="radio"]') && target.closest('label');
    if (label) return label.getBoundingClientRect();
    const overlay = getComputedStyle(target, '::after');
    const spread =
      overlay.content !== 'none' && overlay.position === 'absolute' && overlay.inset === '0px';
    const card = spread && target instanceof HTMLElement ? target.offsetParent : null;
    return (card ?? target).getBoundingClientRect();
  };

  return [...document.querySelectorAll('a[href], button, input, textarea, summary')]
    .filter((target) => isVisible(target) && !target.closest('.sr-only'))
    .filter((target) => getComputedStyle(target).pointerEvents !== 'none' && !isInText(target))
    .flatMap((target) => {
      const { width, height } = areaOf(target);
      // Layout uses fractions of a pixel.
      if (width > minSize - 0.1 && height > minSize - 0.1) return [];
      const name = target.textContent?.trim() || target.getAttribute('aria-label');
      const tag = target.tagName.toLowerCase();
      return [`${tag} “${name?.slice(0, 40)}”: ${width.toFixed(0)} × ${height.toFixed(0)}`];
    });
}
