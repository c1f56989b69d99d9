// When an island comes to life, by the name that a page gives.
import type { ClientDirective } from 'astro';
import visible from 'astro/client/visible.js';

/** Nothing to wait for: this file itself comes after the first paint. */
const painted: ClientDirective = (load) => void load().then((hydrate) => hydrate());

Object.assign(self, { Astro: { visible, painted } });
