/** Returns the first comment at an XPath; one precedes each band. */
const commentAt = (path: string, context: Node = document) =>
  document.evaluate(path, context, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
    .singleNodeValue as Comment | null;

/**
 * Scrolls to the band that is edited in the window of `npm run edit`, and tells the window in which band a person clicks on
 * a text.
 */
export function followEditor(origin: string): void {
  addEventListener('message', (event: MessageEvent<{ band: string; nth: number }>) => {
    if (event.origin !== origin) return;
    const { band, nth } = event.data;
    let element = commentAt(`(//comment()[. = "band ${band}"])[${nth + 1}]`)?.nextElementSibling;
    // Skip a script before the band.
    while (element?.checkVisibility() === false) element = element.nextElementSibling;
    element?.scrollIntoView();
  });
  const tell = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('a, button, summary, label, form')) return;
    const comment = commentAt('preceding::comment()[starts-with(., "band ")][1]', target);
    const band = comment?.data.slice('band '.length);
    parent.postMessage({ path: target.closest('main') && location.pathname, band }, origin);
  };
  // Before a button changes its content: then its icon would no longer be in it.
  addEventListener('click', tell, { capture: true });
}
