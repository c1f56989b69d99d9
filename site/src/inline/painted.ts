import type { ClientDirective } from 'astro';
import { afterFirstPaint } from './first-paint.ts';

/** `client:painted`: for an island in the first view, whose script would hold up the first paint. */
const painted: ClientDirective = (load) => {
  afterFirstPaint(() => void load().then((hydrate) => hydrate()));
};

export default painted;
