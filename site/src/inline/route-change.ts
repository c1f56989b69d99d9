// Every change of route lands at the top, Back and Forward too, unless the address names a place.

// The browser would restore the place where the page was left: on load, and from its cache.
if (!location.hash) history.scrollRestoration = 'manual';

addEventListener('pageshow', ({ persisted }) => {
  if (persisted && !location.hash) scrollTo({ top: 0, behavior: 'instant' });
});

export {};
