import type { ClientDirective } from 'astro';
import { afterPaint } from '../scripts/after-paint.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
  }
}

/** Hydrates an island after the page is painted. `client:idle` often comes before that and delays it. */
const painted: ClientDirective = (load) =>
  afterPaint(() => void load().then((hydrate) => hydrate()));

export default painted;
