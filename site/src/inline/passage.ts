// What travels from one page to the next, and on which machines: docs/decisions/0044-passage.md.
//
// It runs where it stands, in the head: a module would come after `pagereveal`. It is one block, so that it
// leaves no names to other scripts.
{
  /** As many milliseconds may each part of it take: to picture the old page, to show the new one. */
  const limit = 125;

  /** Whether this page has drawn two frames in that time: one that has not is not asked to draw more. */
  let quick = false;
  /** When the old page was left, until it is pictured. */
  let left = NaN;
  const named: (HTMLElement | SVGElement)[] = [];

  const since = (start: number) => performance.now() - start;

  /** Whether a passage has taken too long on this visit. Without storage every page finds out for itself. */
  const tooSlow = (found = false) => {
    try {
      if (found) sessionStorage.slow = 1;
      return sessionStorage.slow as unknown;
    } catch {
      return found;
    }
  };

  const inView = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 32 && bottom > 0 && top < innerHeight;
  };

  const name = (element: HTMLElement | SVGElement, as: string) => {
    element.style.viewTransitionName = as;
    named.push(element);
  };

  const forget = () => {
    for (const element of named.splice(0)) element.style.viewTransitionName = '';
  };

  /** Names what stands here for the other page: the card that leads there, or the head of this page. */
  const nameFor = (url: string | null | undefined, withTitle: boolean) => {
    forget();
    const card = [...document.querySelectorAll<HTMLAnchorElement>('[data-card]')].find(
      (link) => link.href === url && inView(link),
    );
    const heading = document.querySelector('h1');
    const around = (card ?? heading)?.closest(card ? 'li' : 'section,header');
    // Two of them: the drawing of a service is cut at its line, into two.
    [...(around?.querySelectorAll<HTMLElement | SVGElement>('svg,img,[role=img]') ?? [])]
      .filter(inView)
      .slice(0, 2)
      .forEach((drawing, at) => name(drawing, `drawing-${at}`));
    const title = card
      ? (card.querySelector<HTMLElement>('[data-title]') ??
        card.closest<HTMLElement>('h2,h3') ??
        card)
      : withTitle && heading;
    if (title) name(title, 'title');
  };

  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    const skip = () => viewTransition.skipTransition();
    viewTransition.ready.catch(() => {});
    if (!quick || tooSlow()) return skip();
    left = performance.now();
    setTimeout(() => {
      if (since(left) > limit) skip();
    }, limit + 1);
    // Back to a list the title goes into its card; elsewhere a heading does not become another one.
    nameFor(activation?.entry.url, activation?.navigationType === 'traverse');
  });

  addEventListener('pagehide', () => {
    // WebKit pictures the page in one go before this, when no timer can end it.
    if (since(left) > limit) tooSlow(true);
    left = NaN;
    forget();
  });

  addEventListener('pagereveal', ({ viewTransition }) => {
    const shown = performance.now();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        quick = since(shown) < limit;
      }),
    );
    if (!viewTransition) return;
    const check = () => {
      clearTimeout(late);
      if (since(shown) > limit && tooSlow(true)) viewTransition.skipTransition();
    };
    const late = setTimeout(check, limit + 1);
    viewTransition.ready.then(check, check);
    viewTransition.finished.then(forget, forget);
    if (tooSlow()) viewTransition.skipTransition();
    else nameFor(window.navigation?.activation?.from?.url, true);
  });
}
