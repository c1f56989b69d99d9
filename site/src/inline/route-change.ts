// Every change of route lands at the top, Back and Forward too, unless the address names a place.

// The browser would restore the place where the page was left: on load, and from its cache.
if (!location.hash) history.scrollRestoration = 'manual';

const toTop = () => scrollTo({ top: 0, behavior: 'instant' });

addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || location.hash) return;
  toTop();
  // WebKit restores the place of a page from its cache after this event, whatever was asked for.
  requestAnimationFrame(toTop);
});

export {};
