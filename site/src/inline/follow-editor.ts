/** The comments that precede bands. */
function bandsIn(page: Document): Comment[] {
  const comments = page.createNodeIterator(page.body, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  for (let one = comments.nextNode(); one; one = comments.nextNode())
    if (one.nodeValue?.startsWith('band ')) found.push(one as Comment);
  return found;
}

/**
 * Scrolls to the band that is being edited in the parent window of `npm run edit`, and tells it in which band a person has
 * clicked on a text.
 */
export function followEditor(origin: string): void {
  addEventListener('message', (event: MessageEvent<{ band: string; nth: number }>) => {
    if (event.origin !== origin) return;
    const { band, nth } = event.data;
    const found = bandsIn(document).filter(({ nodeValue }) => nodeValue === `band ${band}`);
    let element = found[nth]?.nextElementSibling;
    // Skip a script before the band.
    while (element?.checkVisibility() === false) element = element.nextElementSibling;
    element?.scrollIntoView();
  });
  const tell = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('a, button, summary, label, form')) return;
    const isBefore = (one: Comment) =>
      one.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
    const band = bandsIn(document).findLast(isBefore)?.nodeValue?.slice('band '.length);
    parent.postMessage({ path: target.closest('main') && location.pathname, band }, origin);
  };
  // Before a button changes its content: then its icon would no longer be in it.
  addEventListener('click', tell, { capture: true });
}
