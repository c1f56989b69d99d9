/** Links to pages of this site: files have a dot in their names. A link within the page would load the page itself once more. */
const where = { selector_matches: 'a[href^="/"]:not([download],[target],[href*="."])' };

/**
 * What a browser may load ahead when somebody is about to follow a link ("moderate": the pointer
 * rests on it for 200 ms). No page needs a script to be shown or counts its views, so that it can
 * be rendered ahead; `prefetch` is for browsers that only know that.
 * https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = {
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'moderate' }],
};
