import type { z } from 'astro/zod';
import { article } from './article.ts';
import { blogWords } from './blog.ts';
import { company } from './company.ts';
import { caseStudy } from './case-study.ts';
import { contactWords } from './contact.ts';
import { industry } from './industry.ts';
import { industrySharedWords } from './industry-shared.ts';
import { pictureRights } from './picture-rights.ts';
import { customer, serviceCard, person, counter, technology, testimonial } from './list-entries.ts';
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
  /** Relative to the company's folder. `*` is the slug of a file; there may be several. */
  path: string;
  /** Its purpose, for the generated reference. */
  what: string;
  /** The schema of the whole file, of each entry if it holds a list, or of the front matter of an article. */
  schema: Schema;
  /** Whether it is a list of entries whose order matters. */
  list?: true;
  /** Whether the file may be missing or its list empty: the site then omits it or uses the product's default. */
  mayBeMissing?: true;
  /** The entries whose page it has the words for: without entries, it is neither needed nor used. */
  wordsFor?: 'services' | 'industries' | 'articles' | 'work' | 'jobs';
  /** Whether it is used without such entries, too. */
  usedAlone?: true;
  /** Whether an additional language may omit it. */
  mayBeUntranslated?: true;
};

export const fileKinds = {
  services: {
    path: 'services/*.yaml',
    what: 'a service and its page, at /services/SLUG',
    schema: service,
    mayBeMissing: true,
  },
  industries: {
    path: 'industries/*.yaml',
    what: 'an industry and its page, at /industry/SLUG',
    schema: industry,
    mayBeMissing: true,
  },
  articles: {
    path: 'articles/*.md',
    what: 'an article, at /blog/SLUG',
    schema: article,
    mayBeMissing: true,
  },
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
  // Custom pages, at /SLUG: every file of the folder that is not listed below.
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
    mayBeMissing: true,
  },
  people: {
    path: 'people.yaml',
    what: 'the people of the company, who also write articles and sign answers',
    schema: person,
    list: true,
    mayBeUntranslated: true,
  },
  counters: {
    path: 'counters.yaml',
    what: 'figures that count up',
    schema: counter,
    list: true,
    mayBeMissing: true,
  },
  customers: {
    path: 'customers.yaml',
    what: 'logos of customers',
    schema: customer,
    list: true,
    mayBeMissing: true,
  },
  technologies: {
    path: 'technologies.yaml',
    what: 'the technologies that you build and test with',
    schema: technology,
    list: true,
    mayBeMissing: true,
  },
  serviceCards: {
    path: 'service-cards.yaml',
    what: 'cards of services on the home page',
    schema: serviceCard,
    list: true,
    mayBeMissing: true,
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
    mayBeMissing: true,
  },
  home: { path: 'pages/home.yaml', what: 'the home page', schema: page, mayBeUntranslated: true },
  about: {
    path: 'pages/about.yaml',
    what: 'the page at /about',
    schema: page,
    mayBeMissing: true,
  },
  contact: {
    path: 'pages/contact.yaml',
    what: 'the words of /contact and of the form',
    schema: contactWords,
    mayBeUntranslated: true,
  },
  serviceShared: {
    path: 'pages/service-shared.yaml',
    what: 'what the pages of all services say',
    schema: serviceSharedWords,
    wordsFor: 'services',
    usedAlone: true,
  },
  industryShared: {
    path: 'pages/industry-shared.yaml',
    what: 'what the pages of all industries say',
    schema: industrySharedWords,
    wordsFor: 'industries',
  },
  // check/company/entries.ts reports a missing file.
  workShared: {
    path: 'pages/work-shared.yaml',
    what: 'the words of /work and around every case study',
    schema: workSharedWords,
    mayBeMissing: true,
    wordsFor: 'work',
  },
  search: {
    path: 'pages/search.yaml',
    what: 'the page at /search; without this file the site has no search',
    schema: searchWords,
    mayBeMissing: true,
  },
  // check/company/entries.ts reports a missing file if there is a job.
  jobsShared: {
    path: 'pages/jobs-shared.yaml',
    what: 'the words around every job',
    schema: jobsSharedWords,
    mayBeMissing: true,
    wordsFor: 'jobs',
  },
  privacyPolicy: {
    path: 'pages/privacy-policy.yaml',
    what: 'the page at /privacy-policy',
    schema: privacyWords,
    mayBeMissing: true,
  },
  notFound: {
    path: 'pages/not-found.yaml',
    what: 'the 404 page',
    schema: notFoundWords,
    mayBeUntranslated: true,
  },
  thankYou: {
    path: 'pages/thank-you.yaml',
    what: 'the page that visitors without JavaScript see after sending',
    schema: thankYouWords,
    mayBeUntranslated: true,
  },
  enquiryFailed: {
    path: 'pages/enquiry-failed.yaml',
    what: 'the same page, when the enquiry could not be sent',
    schema: enquiryFailedWords,
    mayBeUntranslated: true,
  },
  blog: {
    path: 'pages/blog.yaml',
    what: 'the words of /blog and around every article',
    schema: blogWords,
    wordsFor: 'articles',
  },
  redirects: {
    path: 'redirects.yaml',
    what: 'old addresses, and where they lead now',
    schema: redirect,
    list: true,
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
    what: 'the look: colors, fonts, sizes',
    schema: theme,
    mayBeMissing: true,
  },
} as const satisfies Record<string, FileKind>;

export type FileKindName = keyof typeof fileKinds;

const kinds = Object.entries<FileKind>(fileKinds) as [FileKindName, FileKind][];

/**
 * Lists the kinds of files that a company does not use: there is no file, its list is empty, or it has words for
 * entries that do not exist. The site has no band or page for them, and no link to one.
 */
export function unusedKinds(
  contents: readonly { kind: FileKind; data: unknown }[],
): FileKindName[] {
  const isEmpty = ({ list }: FileKind, data: unknown) =>
    list === true && !(Array.isArray(data) && data.length > 0);
  const isUsed = (kind: FileKind): boolean =>
    contents.some((content) => content.kind === kind && !isEmpty(kind, content.data)) &&
    (kind.wordsFor === undefined || kind.usedAlone === true || isUsed(fileKinds[kind.wordsFor]));
  return kinds.flatMap(([name, kind]) => (isUsed(kind) ? [] : [name]));
}

export function matches({ path }: FileKind, file: string): boolean {
  if (path === fileKinds.pages.path) return isCustomPage(file);
  const [start = '', end] = path.split('*');
  if (end === undefined) return file === path;
  return file.startsWith(start) && file.endsWith(end) && !file.slice(start.length).includes('/');
}

/** Whether a file is a custom page, rather than one that every company has. */
function isCustomPage(path: string): boolean {
  const known = Object.values(fileKinds).some((kind) => kind.path === path);
  return /^pages\/[^/]+\.yaml$/.test(path) && !known;
}
