import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
  }
}

/** Hydrates an island after the first paint. `client:idle` often comes before it and delays it. */
const painted: ClientDirective = (load) =>
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    void load().then((hydrate) => hydrate());
  }).observe({ type: 'paint', buffered: true });

export default painted;
