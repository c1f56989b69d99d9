/** Where pages send how fast they were, as a form: `page`, the kind of page, and a value for each vital. */
export const VITALS_PATH = '/api/vitals';

/** Core Web Vitals with their limits for “good” and “poor”, in milliseconds but for CLS: https://web.dev/articles/vitals */
export const VITALS = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25] } as const;

export type Vital = keyof typeof VITALS;

/** The first part of the path of each kind of page; whatever else is “other”. */
export const PAGE_KINDS = [
  'home',
  'services',
  'industry',
  'work',
  'blog',
  'jobs',
  'other',
] as const;
