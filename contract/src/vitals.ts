/** The address to which pages post their speed, as a form: `page` is the kind of page, and each vital has a value. */
export const VITALS_PATH = '/api/vitals';

/** Core Web Vitals with their limits for “good” and “poor”, in milliseconds but for CLS: https://web.dev/articles/vitals */
export const VITALS = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25] } as const;

export type Vital = keyof typeof VITALS;

/** The first part of the path of each kind of page; all other pages are “other”. */
export const PAGE_KINDS = [
  'home',
  'services',
  'industry',
  'work',
  'blog',
  'jobs',
  'other',
] as const;
