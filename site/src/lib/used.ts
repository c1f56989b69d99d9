import type { FileName } from '../schema/files.ts';

const unused = JSON.parse(import.meta.env.UNUSED) as FileName[];

/** Whether the company has any content in this kind of file. */
export const isUsed = (name: FileName): boolean => !unused.includes(name);

const pages: Partial<Record<FileName, RegExp>> = {
  home: /^\/$/,
  about: /^\/about$/,
  contact: /^\/contact$/,
  blog: /^\/(blog(\/404)?|feed\.xml)$/,
  industryShared: /^\/industry\/404$/,
  privacyPolicy: /^\/privacy-policy$/,
  notFound: /^\/404$/,
  thankYou: /^\/thank-you$/,
  enquiryFailed: /^\/enquiry-failed\//,
};

/** Whether this build makes a page for a route. */
export const isMade = (path: string): boolean => !unused.some((name) => pages[name]?.test(path));
