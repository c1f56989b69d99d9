// The ids of the bands on pages, for links that lead to one of them. The built pages are checked again at the
// end, which finds an id that is missing here.

/** By the address of the page, or of the folder of its kind of page. */
export const anchors: Record<string, readonly string[]> = {
  '/': [
    'customers',
    'services',
    'achievements',
    'engagement',
    'industries',
    'log',
    'testimonials',
    'questions',
    'enquiry',
  ],
  '/about': ['organised', 'why', 'mission', 'principles'],
  '/contact': ['other-ways'],
  '/services/': [
    'depends-on',
    'what-you-get',
    'first-two-weeks',
    'tech-stack',
    'testing-tools',
    'questions',
    'enquiry',
  ],
  '/industry/': ['standards', 'first-release', 'benefits', 'learning', 'before-quote', 'contact'],
};
