import type { ClientDirective } from 'astro';

/** `client:painted`: for an island in the first view, whose script would hold up the first paint. */
const painted: ClientDirective = (load) => {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    void load().then((hydrate) => hydrate());
  }).observe({ type: 'paint', buffered: true });
};

export default painted;
