import type { CompanyDetails } from '../facts/company-details.ts';
import type { Office } from '../schema/office.ts';
import { addressOf } from '../addresses/links.ts';

type OrganizationFacts = Omit<CompanyDetails, 'blurb' | 'offices'> & {
  offices?: Office[] | undefined;
  areaServed?: string | undefined;
};

export type PageFacts = {
  origin: string;
  /** The canonical path: /services/web-development */
  path: string;
  title: string;
  description: string;
  image: string;
  company: OrganizationFacts;
  blog: string;
  /** The parent page, for breadcrumbs, except for an article. */
  above?: { name: string; path: string } | undefined;
};

/** The structured data of an article. */
export type ArticleFacts = {
  published: string;
  revised?: string | undefined;
  /** Defaults to the company. */
  author?: { name: string; role: string } | undefined;
  tags?: readonly string[] | undefined;
};

type Thing = { '@type': string; [property: string]: unknown };
export type Describe = (page: PageFacts) => Thing;

export const url = ({ origin }: Pick<PageFacts, 'origin'>, path: string) =>
  new URL(addressOf(path), origin).href;

/** Returns an identifier (`@id`) for a thing that the page describes. */
export const partId = (page: PageFacts, part: string) => `${url(page, page.path)}#${part}`;

export const companyOf = (page: PageFacts) => ({ '@id': url(page, '/#organization') });
export const siteOf = (page: PageFacts) => ({ '@id': `${url(page, '/')}#website` });
