const documents = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/*.xml', '/*.txt'] } },
    // A link within the page would load the page itself once more.
    { not: { selector_matches: '[href^="#"], [download], [target="_blank"]' } },
  ],
};

/**
 * What a browser may load ahead when somebody is about to follow a link ("moderate": the pointer
 * rests on it for 200 ms). No page needs a script to be shown or counts its views, so that it can
 * be rendered ahead; `prefetch` is for browsers that only know that.
 * https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = {
  prefetch: [{ where: documents, eagerness: 'moderate' }],
  prerender: [{ where: documents, eagerness: 'moderate' }],
};
