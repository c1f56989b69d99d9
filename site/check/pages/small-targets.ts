/**
 * Runs in the page: what a finger can press and is smaller than `least` CSS pixels either way. Not
 * counted: links in a line of words (the exception of WCAG 2.2, 2.5.8) and what nobody sees.
 */
export function smallTargets(least: number): string[] {
  const seen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const how = { opacityProperty: true, visibilityProperty: true };
    return width > 1 && height > 1 && element.checkVisibility(how);
  };

  /** Words beside a link in its own line: its height is theirs. */
  const inWords = (link: Element) =>
    getComputedStyle(link).display === 'inline' &&
    link.parentElement?.textContent?.trim() !== link.textContent?.trim();

  /** A checkbox or a radio button is as large as its label; a link that a card belongs to, as the card. */
  const areaOf = (target: Element): DOMRect => {
    const label = target.matches('[type="checkbox"], [type="radio"]') && target.closest('label');
    if (label) return label.getBoundingClientRect();
    const over = getComputedStyle(target, '::after');
    const spread = over.content !== 'none' && over.position === 'absolute' && over.inset === '0px';
    const card = spread && target instanceof HTMLElement ? target.offsetParent : null;
    return (card ?? target).getBoundingClientRect();
  };

  return [...document.querySelectorAll('a[href], button, input, textarea, summary')]
    .filter((target) => seen(target) && !target.closest('.sr-only'))
    .filter((target) => getComputedStyle(target).pointerEvents !== 'none' && !inWords(target))
    .flatMap((target) => {
      const { width, height } = areaOf(target);
      // Layout counts in fractions of a pixel.
      if (width > least - 0.1 && height > least - 0.1) return [];
      const name = target.textContent?.trim() || target.getAttribute('aria-label');
      const tag = target.tagName.toLowerCase();
      return [`${tag} “${name?.slice(0, 40)}”: ${width.toFixed(0)} × ${height.toFixed(0)}`];
    });
}
