/** A selector of what only a screen can use. */
export const screenOnly = [
  'header.site-header, .side-menu, .site-panel, .skip-link, .contents-list, a[rel=prev], a[rel=next]',
  'button, form, input, textarea, label, .button, a[href="/contact"]:not([hreflang]), footer nav, .footer-social',
].join();

/**
 * Runs in the page, with print media: what is useless on paper, what is missing there, and what is wider than its
 * place, because paper does not scroll.
 */
export function paperFaults(useless: string): string[] {
  const name = (element: Element) => element.outerHTML.slice(0, 120);
  const root = document.documentElement;
  const printed = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const wide = [root, ...document.querySelectorAll('main *')].filter(
    (element) =>
      (element === root || /auto|scroll|hidden/.test(getComputedStyle(element).overflowX)) &&
      element.scrollWidth > element.clientWidth + 1 &&
      element.checkVisibility() &&
      !element.closest('svg, [class*="sr-only"]'),
  );
  const background = getComputedStyle(document.body).backgroundColor;
  return [
    ...printed(useless).map((element) => `useless on paper: ${name(element)}`),
    ...wide.map((element) => `wider than the paper: ${name(element)}`),
    ...(printed('h1').length === 1 ? [] : ['the main heading is not printed']),
    ...(printed('footer a[href^="mailto:"]').length > 0 ? [] : ['no address to write to']),
    ...(background === 'rgb(255, 255, 255)' ? [] : [`the paper is ${background}`]),
  ];
}
