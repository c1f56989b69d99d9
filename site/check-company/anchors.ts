// The ids of the bands that pages are made of, for links that lead to one of them. What is built is
// looked through again at the end: a test there would find an id that is missing here.

/** By the address of the page, or of the folder that its kind of page stands in. */
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
