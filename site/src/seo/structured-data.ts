import { language } from '../i18n/build-constants.ts';
import { isInThisLanguage } from '../addresses/links.ts';
import type { Office, OpeningHours, PostalAddress } from '../schema/office.ts';
import {
  companyOf,
  partId,
  siteOf,
  url,
  type ArticleFacts,
  type Describe,
  type PageFacts,
} from './page-facts.ts';

// A page's structured data, as one JSON-LD graph. Each builder takes what the page shows and returns a function of the
// page's facts, so that pages need not know their own address.

/** The pages with the full description of the company; others refer to it by its `@id`. */
const pagesOfCompany = ['/', '/about', '/contact'];

/** https://schema.org/Organization */
const organization: Describe = (page) => {
  const { name, legalName, description, email, phone, social } = page.company;
  const { address, hours, offices = [] } = page.company;
  const identity = {
    '@type': 'Organization',
    ...companyOf(page),
    name,
    url: url(page, '/'),
    logo: url(page, '/icon-512.png'),
  };
  if (!pagesOfCompany.includes(page.path)) return identity;
  return {
    ...identity,
    legalName,
    description,
    email,
    telephone: phone,
    ...(address && { address: postalAddress(address) }),
    ...(offices.length > 0 && { location: offices.map(place) }),
    ...(social.length > 0 && { sameAs: social.map(({ link }) => link) }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email,
      telephone: phone,
      url: url(page, '/contact'),
      ...(hours && { hoursAvailable: hours.map(openingHours) }),
    },
  };
};

/** https://schema.org/PostalAddress */
const postalAddress = ({ street, postalCode, city, region, country }: PostalAddress) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  ...(postalCode && { postalCode }),
  addressLocality: city,
  ...(region && { addressRegion: region }),
  addressCountry: country,
});

/** https://schema.org/OpeningHoursSpecification */
const openingHours = ({ days, opens, closes }: OpeningHours[number]) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days,
  opens,
  closes,
});

/** https://schema.org/Place: an office of the company. */
const place = ({ name, address, phone, hours }: Office) => ({
  '@type': 'Place',
  name,
  address: postalAddress(address),
  ...(phone && { telephone: phone }),
  ...(hours && { openingHoursSpecification: hours.map(openingHours) }),
});

/** https://schema.org/WebSite */
const webSite: Describe = (page) => ({
  '@type': 'WebSite',
  ...siteOf(page),
  name: page.company.name,
  description: page.company.description,
  url: url(page, '/'),
  inLanguage: language,
  publisher: companyOf(page),
});

const pageTypes: Record<string, string> = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
};

/** Whether a path is a list of case studies or articles, including tags and further pages. */
const isList = (path: string) => /^\/(work$|blog($|\/(tag|page)\/))/.test(path);

/** https://schema.org/WebPage, or a more specific type for the path. */
const webPage: Describe = (page) => ({
  '@type': isList(page.path) ? 'CollectionPage' : (pageTypes[page.path] ?? 'WebPage'),
  '@id': url(page, page.path),
  url: url(page, page.path),
  name: page.title,
  description: page.description,
  inLanguage: language,
  isPartOf: siteOf(page),
  about: companyOf(page),
  primaryImageOfPage: { '@type': 'ImageObject', url: url(page, page.image) },
  ...(page.path !== '/' && { breadcrumb: { '@id': partId(page, 'breadcrumb') } }),
});

/** https://schema.org/BreadcrumbList. Only pages are steps, so /services and /industry are not. */
const breadcrumbs: Describe = (page) => {
  const steps = [
    { name: page.company.name, path: '/' },
    ...(page.path.startsWith('/blog/') ? [{ name: page.blog, path: '/blog' }] : []),
    ...(page.above ? [page.above] : []),
    { name: page.title, path: page.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': partId(page, 'breadcrumb'),
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url(page, path),
    })),
  };
};

/** https://schema.org/Service */
export const serviceFacts =
  (name: string): Describe =>
  (page) => ({
    '@type': 'Service',
    '@id': partId(page, 'service'),
    name,
    serviceType: name,
    description: page.description,
    url: url(page, page.path),
    image: url(page, page.image),
    provider: companyOf(page),
    ...(page.company.areaServed && { areaServed: page.company.areaServed }),
  });

/** https://schema.org/BlogPosting */
export const blogPosting =
  ({ published, revised = published, author, tags = [] }: ArticleFacts): Describe =>
  (page) => ({
    '@type': 'BlogPosting',
    '@id': partId(page, 'article'),
    headline: page.title,
    description: page.description,
    datePublished: published,
    dateModified: revised,
    url: url(page, page.path),
    mainEntityOfPage: { '@id': url(page, page.path) },
    image: url(page, page.image),
    inLanguage: language,
    author: author
      ? person(page, author)
      : {
          '@type': 'Organization',
          ...companyOf(page),
          name: page.company.name,
          url: url(page, '/'),
        },
    publisher: companyOf(page),
    ...(tags.length > 0 && { keywords: tags }),
  });

/** https://schema.org/Person */
const person = (page: PageFacts, { name, role }: { name: string; role: string }) => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  ...(isInThisLanguage('/about') && { url: url(page, '/about') }),
  worksFor: companyOf(page),
});

type WorkFacts = { year: number; concept?: string | undefined; about?: string | undefined };

/** https://schema.org/CreativeWork. Only the page itself names the client. */
export const creativeWork =
  ({ year, concept, about }: WorkFacts): Describe =>
  (page) => ({
    '@type': 'CreativeWork',
    '@id': partId(page, 'work'),
    name: page.title,
    description: page.description,
    dateCreated: `${year}`,
    url: url(page, page.path),
    mainEntityOfPage: { '@id': url(page, page.path) },
    image: url(page, page.image),
    inLanguage: language,
    creator: companyOf(page),
    ...(about && { about: { '@type': 'Thing', name: about } }),
    ...(concept && { creativeWorkStatus: concept }),
  });

type JobFacts = {
  title: string;
  html: string;
  date: string;
  closes?: string | undefined;
  employment: readonly string[];
  address?: PostalAddress | undefined;
  remote?: readonly string[] | undefined;
  salary?: Salary | undefined;
  hasForm: boolean;
};
type Salary = { currency: string; from: number; to?: number | undefined; per: string };

/**
 * https://schema.org/JobPosting, with the properties of
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const jobPosting =
  ({
    title,
    html,
    date,
    closes,
    employment,
    address,
    remote,
    salary,
    hasForm,
  }: JobFacts): Describe =>
  (page) => ({
    '@type': 'JobPosting',
    '@id': partId(page, 'job'),
    title,
    description: html,
    datePosted: date,
    ...(closes && { validThrough: `${closes}T23:59:59` }),
    employmentType: employment.map((kind) => kind.toUpperCase().replace('-', '_')),
    hiringOrganization: {
      '@type': 'Organization',
      ...companyOf(page),
      name: page.company.name,
      sameAs: url(page, '/'),
    },
    ...(address && { jobLocation: { '@type': 'Place', address: postalAddress(address) } }),
    ...(remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: remote.map((name) => ({ '@type': 'Country', name })),
    }),
    ...(salary && { baseSalary: monetaryAmount(salary) }),
    directApply: hasForm,
    url: url(page, page.path),
    inLanguage: language,
  });

const monetaryAmount = ({ currency, from, to, per }: Salary) => ({
  '@type': 'MonetaryAmount',
  currency,
  value: {
    '@type': 'QuantitativeValue',
    ...(to === undefined ? { value: from } : { minValue: from, maxValue: to }),
    unitText: per.toUpperCase(),
  },
});

/** https://schema.org/ItemList: the pages that a list links to. */
export const pageLinks =
  (name: 'articles' | 'work', pages: readonly { path: string; title: string }[]): Describe =>
  (page) => ({
    '@type': 'ItemList',
    '@id': partId(page, name),
    itemListElement: pages.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: url(page, path),
    })),
  });

export function structuredDataGraph(page: PageFacts, more: Describe[]) {
  const always = [organization, webPage, page.path === '/' ? webSite : breadcrumbs];
  return {
    '@context': 'https://schema.org',
    '@graph': [...always, ...more].map((describe) => describe(page)),
  };
}

/** Serializes JSON for a `<script>`, and escapes text that would end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
