/** Scrolls to the band that is being edited in the parent window of `npm run edit`. */
export function followEditor(origin: string): void {
  addEventListener('message', (event: MessageEvent<{ band: string; nth: number }>) => {
    if (event.origin !== origin) return;
    const { band, nth } = event.data;
    const comments = document.createNodeIterator(document.body, NodeFilter.SHOW_COMMENT);
    const found: Comment[] = [];
    for (let one = comments.nextNode(); one; one = comments.nextNode())
      if (one.nodeValue === `band ${band}`) found.push(one as Comment);
    let element = found[nth]?.nextElementSibling;
    // Skip a script before the band.
    while (element?.checkVisibility() === false) element = element.nextElementSibling;
    element?.scrollIntoView();
  });
}
