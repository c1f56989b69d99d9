import type { FileName } from '../schema/files.ts';

// What the company says, in the language of this build, and what is not there because it says nothing of it.

const unused = JSON.parse(import.meta.env.UNUSED) as FileName[];

/** Whether there is anything of this kind of file. */
export const isUsed = (name: FileName): boolean => !unused.includes(name);

/** The pages that are nothing without the words of a file. */
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

/** Whether a route is a page of this build. */
export const isMade = (path: string): boolean => !unused.some((name) => pages[name]?.test(path));
