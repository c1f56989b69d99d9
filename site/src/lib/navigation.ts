import type { Picture } from './picture.ts';
import type { SocialLink } from './social.ts';

/** One link of a menu. */
export type Link = { name: string; href: string };

/** An industry with what a buyer asks first: how long a first release takes. */
export type IndustryLink = Link & { fact: { label: string; value: string } | undefined };

/** A column of the services panel. */
export type ServiceCategory = { categoryName: string; services: Link[] };

/** What introduces a panel. */
type PanelWords = { intro: string; text: string; picture?: Picture | undefined };

/** What header and footer need to know of the site; the document shell gathers it once. */
export type Navigation = {
  categories: ServiceCategory[];
  industries: IndustryLink[];
  panels: {
    services: PanelWords;
    industries: PanelWords & { subHeading: string };
  };
};

/** What every page shows of the company. */
export type Company = {
  name: string;
  blurb: string;
  description: string;
  email: string;
  phone: string;
  chief: { name: string; title: string };
  social: SocialLink[];
};

/** A telephone number as the `tel:` scheme wants it (RFC 3966). */
export const telHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
