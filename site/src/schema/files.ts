import type { z } from 'astro/zod';
import { article } from './article.ts';
import { blogWords } from './blog.ts';
import { company } from './company.ts';
import { caseStudy } from './case-study.ts';
import { contactWords } from './contact.ts';
import { industry } from './industry.ts';
import { industrySharedWords } from './industry-shared.ts';
import { pictureRights } from './image.ts';
import { customer, homeService, person, stat, technology, testimonial } from './list-entries.ts';
import { enquiryFailedWords, notFoundWords, thankYouWords } from './notices.ts';
import { job, jobsSharedWords } from './job.ts';
import { redirect } from './redirect.ts';
import { screens } from './screens.ts';
import { navigation } from './navigation.ts';
import { customPage, page } from './page.ts';
import { privacyWords } from './privacy-policy.ts';
import { projectLogWords } from './project-log.ts';
import { searchWords } from './search.ts';
import { service } from './service.ts';
import { serviceSharedWords } from './service-shared.ts';
import { theme } from './theme.ts';
import { interfaceWords } from './words.ts';
import { workSharedWords } from './work-shared.ts';

export type FileKind<Schema extends z.ZodType = z.ZodType> = {
  /** Below the company's folder. `*` is the slug of a file; there may be several. */
  path: string;
  /** What it is for, as the generated reference says it. */
  what: string;
  /** Of the whole file; of one entry, when it holds a list; of the front matter, when it is an article. */
  schema: Schema;
  /** A list of entries that keep the order of the file. */
  list?: true;
  /** The list may be empty; then nothing shows it. */
  mayBeEmpty?: true;
  /** The file may be missing; then the product uses its default. */
  mayBeMissing?: true;
};

export const files = {
  services: {
    path: 'services/*.yaml',
    what: 'a service and its page, at /services/SLUG',
    schema: service,
  },
  industries: {
    path: 'industries/*.yaml',
    what: 'an industry and its page, at /industry/SLUG',
    schema: industry,
  },
  articles: { path: 'articles/*.md', what: 'an article, at /blog/SLUG', schema: article },
  work: {
    path: 'work/*.yaml',
    what: 'a case study and its page, at /work/SLUG',
    schema: caseStudy,
    mayBeMissing: true,
  },
  jobs: {
    path: 'jobs/*.yaml',
    what: 'a job that is open and its page, at /jobs/SLUG',
    schema: job,
    mayBeMissing: true,
  },
  // Custom pages, at /SLUG: every file of the folder that is not named below.
  pages: {
    path: 'pages/*.yaml',
    what: 'a custom page, at /SLUG',
    schema: customPage,
    mayBeMissing: true,
  },
  testimonials: {
    path: 'testimonials.yaml',
    what: 'what clients say',
    schema: testimonial,
    list: true,
  },
  people: {
    path: 'people.yaml',
    what: 'the people of the company, who also write articles and sign answers',
    schema: person,
    list: true,
  },
  stats: { path: 'stats.yaml', what: 'figures that count up', schema: stat, list: true },
  customers: {
    path: 'customers.yaml',
    what: 'logos of customers',
    schema: customer,
    list: true,
    mayBeEmpty: true,
  },
  technologies: {
    path: 'technologies.yaml',
    what: 'the technologies that you build and test with',
    schema: technology,
    list: true,
  },
  homeServices: {
    path: 'home-services.yaml',
    what: 'cards of services on the home page',
    schema: homeService,
    list: true,
  },
  company: {
    path: 'company.yaml',
    what: 'the facts: name, address, telephone, form',
    schema: company,
  },
  words: {
    path: 'words.yaml',
    what: 'text that several pages share, or that only assistive technology reads',
    schema: interfaceWords,
  },
  navigation: {
    path: 'navigation.yaml',
    what: 'menu, its panels, and the footer',
    schema: navigation,
  },
  projectLog: {
    path: 'project-log.yaml',
    what: 'one project from inside',
    schema: projectLogWords,
  },
  home: { path: 'pages/home.yaml', what: 'the home page', schema: page },
  about: { path: 'pages/about.yaml', what: 'the page at /about', schema: page },
  contact: {
    path: 'pages/contact.yaml',
    what: 'the words of /contact and of the form',
    schema: contactWords,
  },
  serviceShared: {
    path: 'pages/service-shared.yaml',
    what: 'what the pages of all services say',
    schema: serviceSharedWords,
  },
  industryShared: {
    path: 'pages/industry-shared.yaml',
    what: 'what the pages of all industries say',
    schema: industrySharedWords,
  },
  // Missing while there is no case study: check/company/entries.ts.
  workShared: {
    path: 'pages/work-shared.yaml',
    what: 'the words of /work and around every case study',
    schema: workSharedWords,
    mayBeMissing: true,
  },
  search: {
    path: 'pages/search.yaml',
    what: 'the page at /search; without this file the site has no search',
    schema: searchWords,
    mayBeMissing: true,
  },
  // Missing while there is no job, likewise.
  jobsShared: {
    path: 'pages/jobs-shared.yaml',
    what: 'the words around every job',
    schema: jobsSharedWords,
    mayBeMissing: true,
  },
  privacyPolicy: {
    path: 'pages/privacy-policy.yaml',
    what: 'the page at /privacy-policy',
    schema: privacyWords,
  },
  notFound: {
    path: 'pages/not-found.yaml',
    what: 'the 404 page',
    schema: notFoundWords,
  },
  thankYou: {
    path: 'pages/thank-you.yaml',
    what: 'the page that visitors without JavaScript see after sending',
    schema: thankYouWords,
  },
  enquiryFailed: {
    path: 'pages/enquiry-failed.yaml',
    what: 'the same page, when the enquiry could not be sent',
    schema: enquiryFailedWords,
  },
  blog: {
    path: 'pages/blog.yaml',
    what: 'the words of /blog and around every article',
    schema: blogWords,
  },
  redirects: {
    path: 'redirects.yaml',
    what: 'old addresses, and where they lead now',
    schema: redirect,
    list: true,
    mayBeEmpty: true,
    mayBeMissing: true,
  },
  screens: {
    path: 'screens.yaml',
    what: 'the words in the screens that the art draws',
    schema: screens,
    mayBeMissing: true,
  },
  rights: {
    path: 'pictures/rights.yaml',
    what: 'the rights to the pictures',
    schema: pictureRights,
    mayBeMissing: true,
  },
  theme: {
    path: 'brand/theme.yaml',
    what: 'the look: colours, fonts, sizes',
    schema: theme,
    mayBeMissing: true,
  },
} as const satisfies Record<string, FileKind>;

/** Whether a file of the folder is of this kind. */
export function matches({ path }: FileKind, file: string): boolean {
  if (path === files.pages.path) return isOwnPage(file);
  const [start = '', end] = path.split('*');
  if (end === undefined) return file === path;
  return file.startsWith(start) && file.endsWith(end) && !file.slice(start.length).includes('/');
}

/** Whether a file is a page of the company's own, rather than one of those that every company has. */
export function isOwnPage(path: string): boolean {
  const known = Object.values(files).some((kind) => kind.path === path);
  return /^pages\/[^/]+\.yaml$/.test(path) && !known;
}
