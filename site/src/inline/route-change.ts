// Every change of route lands at the top, Back and Forward too, unless the address names a place. Within one
// page, and when it is reloaded, the browser restores where one was.

const toTop = () => scrollTo({ top: 0, behavior: 'instant' });

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type === 'back_forward' && !location.hash) {
  // What the browser has restored already is taken back, and until the page is loaded it restores no more.
  history.scrollRestoration = 'manual';
  toTop();
  addEventListener('load', () => requestAnimationFrame(() => (history.scrollRestoration = 'auto')));
}

addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || location.hash) return;
  toTop();
  // WebKit restores the place of a page from its cache after this event, whatever was asked for.
  requestAnimationFrame(toTop);
});

export {};
