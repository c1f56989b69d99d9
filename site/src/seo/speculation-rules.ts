import type { Counter } from '../lib/statistics.ts';

/** Links to pages of this site: files have a dot in their names. A link within the page would load the page itself once more. */
const where = { selector_matches: 'a[href^="/"]:not([download],[target],[href*="."])' };

/**
 * What a browser may load ahead when somebody is about to follow a link ("moderate": the pointer
 * rests on it for 200 ms). No page needs a script to be shown, so that it can be rendered ahead;
 * `prefetch` is for browsers that only know that.
 * https://html.spec.whatwg.org/multipage/speculative-loading.html
 *
 * @param counter what counts visits: some count a page that is rendered ahead, and nobody may see it
 */
export const speculationRules = (counter: Counter | undefined) => ({
  prefetch: [{ where, eagerness: 'moderate' }],
  ...(counter?.waits !== false && { prerender: [{ where, eagerness: 'moderate' }] }),
});
