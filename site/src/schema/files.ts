import type { z } from 'astro/zod';
import { article } from './article.ts';
import { blogWords } from './blog.ts';
import { caseStudy } from './case-study.ts';
import { company } from './company.ts';
import { contactWords } from './contact.ts';
import { customer } from './customer.ts';
import { enquiryFailedWords } from './enquiry-failed.ts';

import { homeService } from './home-service.ts';
import { industry } from './industry.ts';
import { industrySharedWords } from './industry-shared.ts';
import { navigation } from './navigation.ts';
import { notFoundWords } from './not-found.ts';
import { page } from './page.ts';
import { person } from './person.ts';
import { pictureRights } from './picture-rights.ts';
import { privacyWords } from './privacy-policy.ts';
import { projectLogWords } from './project-log.ts';
import { service } from './service.ts';
import { serviceSharedWords } from './service-shared.ts';
import { stat } from './stat.ts';
import { technology } from './technology.ts';
import { testimonial } from './testimonial.ts';
import { thankYouWords } from './thank-you.ts';
import { theme } from './theme.ts';
import { interfaceWords } from './words.ts';
import { workSharedWords } from './work-shared.ts';

/** What a file of a company's folder holds. */
export type FileKind<Schema extends z.ZodType = z.ZodType> = {
  /** Below the company's folder. `*` is the slug of a file; there may be several. */
  path: string;
  /** Of the whole file; of one entry, when it holds a list; of the front matter, when it is an article. */
  schema: Schema;
  /** A list of entries that keep the order of the file. */
  list?: true;
  /** The list may have no entries: whatever shows it is left out then. */
  mayBeEmpty?: true;
  /** The file may be missing: then the product uses something of its own. */
  mayBeMissing?: true;
};

/** The files of a company's folder, by the name of the collection that each of them fills, if it does. */
export const files = {
  services: { path: 'services/*.yaml', schema: service },
  industries: { path: 'industries/*.yaml', schema: industry },
  articles: { path: 'articles/*.md', schema: article },
  work: { path: 'work/*.yaml', schema: caseStudy, mayBeMissing: true },
  // Pages of the company's own, at /SLUG: every file of the folder that has no name of its own below.
  pages: { path: 'pages/*.yaml', schema: page, mayBeMissing: true },
  testimonials: { path: 'testimonials.yaml', schema: testimonial, list: true },
  people: { path: 'people.yaml', schema: person, list: true },
  stats: { path: 'stats.yaml', schema: stat, list: true },
  customers: { path: 'customers.yaml', schema: customer, list: true, mayBeEmpty: true },
  technologies: { path: 'technologies.yaml', schema: technology, list: true },
  homeServices: { path: 'home-services.yaml', schema: homeService, list: true },
  company: { path: 'company.yaml', schema: company },
  words: { path: 'words.yaml', schema: interfaceWords },
  navigation: { path: 'navigation.yaml', schema: navigation },
  projectLog: { path: 'project-log.yaml', schema: projectLogWords },
  home: { path: 'pages/home.yaml', schema: page },
  about: { path: 'pages/about.yaml', schema: page },
  contact: { path: 'pages/contact.yaml', schema: contactWords },
  serviceShared: { path: 'pages/service-shared.yaml', schema: serviceSharedWords },
  industryShared: { path: 'pages/industry-shared.yaml', schema: industrySharedWords },
  // Missing while there is no case study: check-company/work.ts.
  workShared: { path: 'pages/work-shared.yaml', schema: workSharedWords, mayBeMissing: true },
  privacyPolicy: { path: 'pages/privacy-policy.yaml', schema: privacyWords },
  notFound: { path: 'pages/not-found.yaml', schema: notFoundWords },
  thankYou: { path: 'pages/thank-you.yaml', schema: thankYouWords },
  enquiryFailed: { path: 'pages/enquiry-failed.yaml', schema: enquiryFailedWords },
  blog: { path: 'pages/blog.yaml', schema: blogWords },
  rights: { path: 'pictures/rights.yaml', schema: pictureRights, mayBeMissing: true },
  theme: { path: 'brand/theme.yaml', schema: theme, mayBeMissing: true },
} as const satisfies Record<string, FileKind>;

/** Whether a file is a page of the company's own, rather than one of those that every company has. */
export function isOwnPage(path: string): boolean {
  const known = Object.values(files).some((kind) => kind.path === path);
  return /^pages\/[^/]+\.yaml$/.test(path) && !known;
}
