import type { Analytics } from '../facts/analytics.ts';

/**
 * Matches links to pages of this site; an address with a dot is a file. A link within the page would load the same page
 * again.
 */
const where = { selector_matches: 'a[href^="/"]:not([download],[target],[href*="."])' };

/**
 * Tells the browser which pages to load when somebody is likely to follow a link ("moderate": the pointer rests on it
 * for 200 ms). Pages can be prerendered, because none needs a script to be shown; `prefetch` is for browsers without
 * prerendering. https://html.spec.whatwg.org/multipage/speculative-loading.html
 *
 * @param analytics some services count a prerendered page that nobody sees
 */
export const speculationRules = (analytics: Analytics | undefined) => ({
  prefetch: [{ where, eagerness: 'moderate' }],
  ...(analytics?.waits !== false && { prerender: [{ where, eagerness: 'moderate' }] }),
});
