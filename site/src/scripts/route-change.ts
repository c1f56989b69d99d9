// Scrolls to the top on every navigation, even Back and Forward, unless the URL has a fragment. Within a page, and on
// reload, the browser restores the scroll position.

const toTop = () => scrollTo({ top: 0, behavior: 'instant' });

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type === 'back_forward' && !location.hash) {
  // Undo the browser's restoration, and prevent another until the page has loaded.
  history.scrollRestoration = 'manual';
  toTop();
  addEventListener('load', () => requestAnimationFrame(() => (history.scrollRestoration = 'auto')));
}

addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || location.hash) return;
  toTop();
  // WebKit restores the position of a page from the back/forward cache after this event.
  requestAnimationFrame(toTop);
});

export {};
